import { use } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  count += by;
  // Loading may begin while a page renders, when nothing else may be told to.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** Whether a chunk that a page waits for is on its way. */
export const chunkLoading = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => count > 0,
};

/** Things in chunks of their own that, once preloaded, are there at once: hydration must never suspend. */
export function lazily<T>(load: (key: string) => Promise<T>) {
  const loaded = new Map<string, T>();
  const loading = new Map<string, Promise<void>>();

  async function start(key: string) {
    change(1);
    try {
      loaded.set(key, await load(key));
    } finally {
      change(-1);
    }
  }

  /** Resolves when `read` of the same key need not wait. */
  function preload(key: string): Promise<void> {
    let promise = loading.get(key);
    if (!promise) loading.set(key, (promise = start(key)));
    return promise;
  }

  return {
    preload,
    /** The thing itself; a component that calls it too early is suspended. */
    read(key: string): T {
      if (!loaded.has(key)) use(preload(key));
      return loaded.get(key)!;
    },
  };
}
