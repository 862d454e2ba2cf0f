/** An observable value. Logic lives in plain stores, which React reads with `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store.
 *
 * @example
 * const count = createStore(0);
 * const stop = count.subscribe(() => console.log(count.get()));
 * count.set(1); // prints 1
 * stop();
 */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
