declare global {
  /** Set by the server: hears of every import() that begins, by its module; see named-imports.ts. */
  var importing: ((module: string) => void) | undefined;
}

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

const failed = new Set<() => void>();

/** To be called once a failure has been told: whoever comes again tries again. */
export function forgetFailures() {
  for (const forget of failed) forget();
  failed.clear();
}

/** Things in chunks of their own that, once preloaded, are there at once: hydration must never suspend. */
export function lazily<T>(load: (key: string) => Promise<T>) {
  const loading = new Map<string, Promise<T>>();
  const settled = new Map<string, { value: T } | { failure: unknown }>();

  const awaited = new Set<string>();

  function start(key: string): Promise<T> {
    const promise = load(key);
    promise.then(
      (value) => settled.set(key, { value }),
      (failure: unknown) => {
        // What failed before anyone waited for it is tried again when somebody does.
        if (!awaited.has(key)) return loading.delete(key);
        settled.set(key, { failure });
        failed.add(() => [loading, settled, awaited].forEach((known) => known.delete(key)));
      },
    );
    return promise;
  }

  /** Tells that a page waits. */
  function wait(key: string): Promise<T> {
    const promise = preload(key);
    if (awaited.has(key)) return promise;
    awaited.add(key);
    change(1);
    const end = () => change(-1);
    promise.then(end, end);
    return promise;
  }

  /** Resolves when `read` of the same key need not wait. */
  function preload(key: string): Promise<T> {
    let promise = loading.get(key);
    // On the server each page is to name what it needs, which costs nothing for what has come.
    if (!promise || (!process.env.IN_BROWSER && globalThis.importing))
      loading.set(key, (promise = start(key)));
    return promise;
  }

  return {
    preload,
    /** The thing itself; a component that calls it too early is suspended. */
    read(key: string): T {
      const result = settled.get(key);
      // Thrown, not given to React's `use`, which must be called each time once it has been, and waits in tests even
      // for what has come.
      if (!result) throw wait(key);
      if ('failure' in result) throw result.failure;
      return result.value;
    },
  };
}
