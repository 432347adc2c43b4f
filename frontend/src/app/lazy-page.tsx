import { useEffect, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { KeptPage } from '@/components/kept-page';
import { lazily } from '@/lib/lazy';

type PageModule = { default: ComponentType };
type Params = Readonly<Record<string, string | undefined>>;
/** Brings to life what the server sent; the result ends it. */
type Enliven = (page: HTMLElement) => () => void;

export interface LazyPage {
  Page: ComponentType;
  /**
   * Resolves when the page can be rendered, or hydrated, without waiting.
   * @param given by the server: what its page shows that a browser asks the API for, null where it shows nothing such
   */
  preload: (params: Params, hydrating?: boolean, given?: unknown) => Promise<unknown>;
}

interface Loading {
  /** Starts loading what the page shows at an address and keeps in further chunks. */
  content?: (params: Params, hydrating: boolean, given: unknown) => Promise<unknown> | undefined;
  /** Whether nothing changes on the page, so that a browser which has its HTML needs none of its code; or what does. */
  kept?: true | (() => Promise<Enliven>);
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<PageModule>, { content, kept }: Loading = {}): LazyPage {
  const pages = lazily(load);
  const enlivening = typeof kept === 'function' ? lazily(kept) : undefined;
  const enliven: Enliven | undefined = enlivening && ((page) => enlivening.read('page')(page));

  const preload: LazyPage['preload'] = (params, hydrating = false, given) =>
    kept && hydrating
      ? Promise.resolve(enlivening?.preload('page'))
      : Promise.all([pages.preload('page'), content?.(params, hydrating, given)]);

  function Loaded() {
    const { default: LoadedPage } = pages.read('page');
    return <LoadedPage />;
  }

  return {
    preload,
    Page: function Page() {
      const address = JSON.stringify(useParams());
      // What the server's HTML has spared so far is loaded on leaving: where the back button waits, React shows nothing.
      useEffect(() => () => void preload(JSON.parse(address) as Params).catch(() => undefined), [address]);
      if (!kept) return <Loaded />;
      return (
        <KeptPage key={address} enliven={enliven}>
          {() => <Loaded />}
        </KeptPage>
      );
    },
  };
}
