/** Where values are kept. `window.sessionStorage` is one; so is any object with these functions. */
export interface StorageAdapter {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Tells of changes made elsewhere, such as in another browser tab; `null` = everything. Returns the function that stops it. */
  subscribe?(listener: (key: string | null) => void): () => void;
}

/** What a page keeps, with null for nothing. */
export interface Items {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** What was kept in memory gives way to what was written elsewhere. */
  renew(key: string | null): void;
}

/**
 * Denied, full or missing storage is a normal state of a browser: what it refuses is kept for this page, in memory.
 *
 * @param open gives the storage each time it is used: merely naming `localStorage` throws where it is denied, and Node has none
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
        if (value !== null) items.write(key, null); // The older value must not come back after a reload.
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
