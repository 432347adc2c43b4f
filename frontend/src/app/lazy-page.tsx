import { useEffect, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { lazily } from '@/lib/lazy';

type PageModule = { default: ComponentType };
type Params = Readonly<Record<string, string | undefined>>;

export interface LazyPage {
  Page: ComponentType;
  /** Resolves when the page can be rendered, or hydrated, without waiting. */
  preload: (params: Params, hydrating?: boolean) => Promise<unknown>;
}

/**
 * A page in a chunk of its own.
 * @param loadContent starts loading what the page shows at an address and keeps in further chunks
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  loadContent?: (params: Params, hydrating: boolean) => Promise<unknown> | undefined,
): LazyPage {
  const pages = lazily(load);
  return {
    Page: function Page() {
      const { default: Loaded } = pages.read('page');
      const params = useParams();
      const address = JSON.stringify(params);
      // What the server's HTML has spared so far is loaded on leaving: where the back button waits, React shows nothing.
      useEffect(
        () => () => void loadContent?.(JSON.parse(address), false)?.catch(() => undefined),
        [address],
      );
      return <Loaded />;
    },
    preload: (params, hydrating = false) =>
      Promise.all([pages.preload('page'), loadContent?.(params, hydrating)]),
  };
}
