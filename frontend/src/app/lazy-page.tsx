import { use, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  Page: ComponentType;
  /** Resolves when the page can be rendered without waiting. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own that, once preloaded, renders at once: hydration must never suspend. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= load().then((module) => {
      Loaded = module.default;
    }));

  function Page() {
    if (!Loaded) use(preload());
    return Loaded && <Loaded />;
  }
  return { Page, preload };
}
