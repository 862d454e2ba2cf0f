import type { StorageAdapter } from '../storage/storageAdapter.ts';

/**
 * Creates the storage of a browser with several tabs. A write in one tab notifies the others, scheduled by `later` as an event of
 * its own.
 */
export function createBrowser(later: (what: string, tell: () => void) => void = (_, tell) => queueMicrotask(tell)) {
  const items = new Map<string, string>();
  const tabs = new Map<object, Set<(key: string | null) => void>>();

  function tell(from: object, key: string) {
    for (const [tab, listeners] of tabs) {
      if (tab === from) continue;
      later(`storage event of ${key}`, () => {
        for (const listener of listeners) listener(key);
      });
    }
  }

  return {
    items,
    /** Opens a tab and returns its view of the storage. */
    tab(): StorageAdapter {
      const listeners = new Set<(key: string | null) => void>();
      const adapter: StorageAdapter = {
        getItem: (key) => items.get(key) ?? null,
        setItem(key, value) {
          if (items.get(key) === value) return;
          items.set(key, value);
          tell(adapter, key);
        },
        removeItem(key) {
          if (items.delete(key)) tell(adapter, key);
        },
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
      tabs.set(adapter, listeners);
      return adapter;
    },
  };
}
