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

/** What React reads of a promise that has come true: it then neither waits nor suspends. */
type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/** Things in chunks of their own that, once preloaded, are there at once: hydration must never suspend. */
export function lazily<T>(load: (key: string) => Promise<T>) {
  const loading = new Map<string, Promise<T>>();

  function start(key: string): Promise<T> {
    change(1);
    const promise: Settled<T> = load(key).finally(() => change(-1));
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      // Told to whoever waits for it.
      () => undefined,
    );
    return promise;
  }

  /** Resolves when `read` of the same key need not wait. */
  function preload(key: string): Promise<T> {
    let promise = loading.get(key);
    if (!promise) loading.set(key, (promise = start(key)));
    return promise;
  }

  return {
    preload,
    /** The thing itself; a component that calls it too early is suspended. */
    read: (key: string): T => use(preload(key)),
  };
}
