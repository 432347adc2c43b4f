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
  const loading = new Map<string, Promise<T>>();
  const settled = new Map<string, { value: T } | { failure: unknown }>();

  function start(key: string): Promise<T> {
    change(1);
    const promise = load(key).finally(() => change(-1));
    promise.then(
      (value) => settled.set(key, { value }),
      (failure: unknown) => settled.set(key, { failure }),
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
    read(key: string): T {
      const result = settled.get(key);
      // Thrown, not given to React's `use`, which must be called each time once it has been, and waits in tests even
      // for what has come.
      if (!result) throw preload(key);
      if ('failure' in result) throw result.failure;
      return result.value;
    },
  };
}
