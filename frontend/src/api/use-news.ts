import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '@/lib/use-online';
import { useTabVisible } from '@/lib/use-tab-visible';
import { send } from './http';

/** Milliseconds until a stream that broke off is asked for again; doubled after each further failure. */
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

/**
 * Calls back with every event of a stream of server-sent events, while the page is on screen and online. Not the browser's
 * EventSource, which can send no header.
 * @returns whether the stream is open; if not, the caller polls
 */
export function useNews(url: string, init: RequestInit, onNews: () => void): boolean {
  const [open, setOpen] = useState(false);
  const shown = useTabVisible();
  const online = useOnline();
  const headers = JSON.stringify(init.headers ?? {});
  const tell = useEffectEvent(onNews);

  useEffect(() => {
    if (!shown || !online) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let wait = 0;

    async function listen() {
      const began = performance.now();
      try {
        await send(
          url,
          {
            signal: controller.signal,
            headers: { ...(JSON.parse(headers) as Record<string, string>), Accept: 'text/event-stream' },
          },
          async ({ body }, arrived) => {
            arrived();
            setOpen(true);
            const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
            let text = '';
            for (;;) {
              const { done, value } = await reader.read();
              if (done) return;
              const events = (text + value).split('\n\n');
              text = events.pop()!;
              if (events.some((event) => event.includes('event: changed'))) tell();
            }
          },
        );
      } catch {
        // Polling goes on meanwhile, and says what is wrong.
      }
      if (controller.signal.aborted) return;
      setOpen(false);
      // A stream that ends after a minute has only become too old.
      wait = performance.now() - began > LONGEST_RETRY ? 0 : Math.min(wait * 2 || FIRST_RETRY, LONGEST_RETRY);
      timer = setTimeout(() => void listen(), wait);
    }

    void listen();
    return () => {
      clearTimeout(timer);
      controller.abort();
      setOpen(false);
    };
  }, [url, headers, shown, online]);

  return open;
}
