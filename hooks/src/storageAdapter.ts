/** Where values are kept. `window.sessionStorage` is one; so is any object with these functions. */
export interface StorageAdapter {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Tells of changes made elsewhere, such as in another browser tab; `null` = everything. Returns the function that stops it. */
  subscribe?(listener: (key: string | null) => void): () => void;
}

/** A storage of the browser, touched only when used: merely naming `localStorage` throws where it is denied, and Node has none. */
const lazy = (storage: () => Storage): StorageAdapter => ({
  getItem: (key) => storage().getItem(key),
  setItem: (key, value) => storage().setItem(key, value),
  removeItem: (key) => storage().removeItem(key),
});

/** Shared by all windows. */
export const browserStorage: StorageAdapter = {
  ...lazy(() => window.localStorage),
  subscribe(listener) {
    const onStorage = (event: StorageEvent) => listener(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};

/** Of one window: it survives a reload, and no other window sees it. */
export const windowStorage = lazy(() => window.sessionStorage);

/** Denied, full or missing storage is a normal state of a browser: what it refuses is kept for this page, in memory. */
export function withMemory(adapter: StorageAdapter): Required<StorageAdapter> {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: () => T, otherwise: () => T): T => {
    try {
      return action();
    } catch {
      return otherwise();
    }
  };
  const removeItem = (key: string) =>
    attempt(
      () => {
        adapter.removeItem(key);
        memory.delete(key);
      },
      () => void memory.set(key, null),
    );
  return {
    getItem(key) {
      const kept = memory.get(key);
      return kept === undefined
        ? attempt(
            () => adapter.getItem(key),
            () => null,
          )
        : kept;
    },
    setItem: (key, value) =>
      attempt(
        () => {
          adapter.setItem(key, value);
          memory.delete(key);
        },
        () => {
          removeItem(key); // The older value must not come back after a reload.
          memory.set(key, value);
        },
      ),
    removeItem,
    subscribe: (listener) =>
      attempt(
        () =>
          adapter.subscribe?.((key) => {
            if (key === null) memory.clear();
            else memory.delete(key);
            listener(key);
          }) ?? (() => {}),
        () => () => {},
      ),
  };
}
