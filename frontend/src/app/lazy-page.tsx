import { use, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

export interface LazyPage {
  Page: ComponentType;
  /** Resolves when the page can be rendered without waiting. */
  preload: () => Promise<void>;
}

let loading = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  loading += change;
  // Loading may begin while a page renders, when nothing else may be told to.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** Whether the chunk of a page is on its way. */
export const pageLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => loading > 0,
};

/** A page in a chunk of its own that, once preloaded, renders at once: hydration must never suspend. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loaded: Promise<void> | undefined;

  async function start() {
    count(1);
    try {
      Loaded = (await load()).default;
    } finally {
      count(-1);
    }
  }
  const preload = () => (loaded ??= start());

  function Page() {
    if (!Loaded) use(preload());
    return Loaded && <Loaded />;
  }
  return { Page, preload };
}
