/** A place to store texts. `window.sessionStorage` is one; any object with these methods works. */
export interface StorageAdapter {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /**
   * Calls the listener with the key of a change made elsewhere, e.g. in another tab; `null` = everything may have changed.
   * Returns a function that unsubscribes.
   */
  subscribe?(listener: (key: string | null) => void): () => void;
}

/** Stored texts of a page. `null` means there is none. */
export interface Items {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** Drops the value kept in memory after a newer one was written elsewhere. `null` = drop all. */
  renew(key: string | null): void;
}

/**
 * Wraps a storage so that it never throws. Denied, full or missing storage is a normal state of a browser: whatever it refuses is
 * kept in the memory of this page.
 *
 * @param open returns the storage, called on each use: even reading `localStorage` throws where it is denied, and Node has none
 */
export function withMemory(open: () => StorageAdapter): Items {
  const memory = new Map<string, string | null>();
  const items: Items = {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
        memory.delete(key);
      } catch {
        if (value !== null) items.write(key, null); // The older value must not return after a reload.
        memory.set(key, value);
      }
    },
    renew(key) {
      if (key === null) memory.clear();
      else memory.delete(key);
    },
  };
  return items;
}
