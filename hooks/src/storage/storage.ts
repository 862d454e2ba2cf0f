import { onWindow } from './onWindow.ts';
import { type Items, type StorageAdapter, withMemory } from './storageAdapter.ts';
import { type AccountName, type StoredName, type StoredValues, storedKeys } from './storedValues.ts';

type Account<Name extends StoredName> = Name extends AccountName ? [accountId: string] : [];

/** Typed access to the values that the browser stores. A value that fails its check is dropped; all others stay. */
export interface AppStorage {
  /** Returns a value, or `null` if it is missing or fails its check. Values of an account also need its `accountId`. */
  get<Name extends StoredName>(name: Name, ...account: Account<Name>): StoredValues[Name] | null;
  /**
   * Stores a value, reduced to the fields that the registry knows. `null`, or a value that fails its check, removes the entry.
   */
  set<Name extends StoredName>(name: Name, value: StoredValues[Name] | null, ...account: Account<Name>): void;
  /**
   * Calls the listener after every change. `external` tells whether another tab made it. Returns a function that unsubscribes.
   */
  subscribe(listener: (external: boolean) => void): () => void;
}

/**
 * Creates the storage of an application: by default `localStorage`, which all windows of the browser share, and `sessionStorage`
 * for values of a single window. If storage is missing, denied or full, values live in the memory of this page. Never throws.
 *
 * @param prefix begins every key, so that applications of one origin do not read each other's values
 * @example
 * const storage = createStorage();
 * storage.set('rememberedUsername', 'teacher1');
 * storage.get('rememberedUsername'); // 'teacher1'
 * storage.get('roleDept', 'teacher1'); // the last choice of this account, or null
 */
export function createStorage(adapter?: StorageAdapter, prefix = ''): AppStorage {
  const shared = withMemory(() => adapter ?? window.localStorage);
  const ofWindow = withMemory(() => adapter ?? window.sessionStorage);
  function placesOf(name: StoredName): Items[] {
    const { perWindow } = storedKeys[name];
    if (perWindow === 'copied') return [ofWindow, shared];
    return [perWindow ? ofWindow : shared];
  }
  const listeners = new Set<(external: boolean) => void>();
  // The same text returns the same object, as `useSyncExternalStore` requires.
  const parsed = new Map<string, { raw: string; value: unknown }>();
  let stop: (() => void) | undefined;

  const notify = (external: boolean) => {
    for (const listener of listeners) listener(external);
  };
  const onExternal = (key: string | null) => {
    shared.renew(key);
    notify(true);
  };
  function listen() {
    try {
      return adapter ? adapter.subscribe?.(onExternal) : onWindow('storage', ({ key }) => onExternal(key));
    } catch {
      return undefined; // Denied, or there is no browser.
    }
  }

  return {
    get<Name extends StoredName>(name: Name, ...account: Account<Name>) {
      const key = keyOf(prefix, name, account);
      const place = placesOf(name).find((items) => items.read(key) !== null);
      const raw = place?.read(key) ?? null;
      if (!place || raw === null) return null;
      const known = parsed.get(key);
      const value = known?.raw === raw ? (known.value as StoredValues[Name]) : parse(name, raw);
      parsed.set(key, { raw, value });
      if (value === null) place.write(key, null);
      return value;
    },
    set(name, value, ...account) {
      for (const items of placesOf(name)) items.write(keyOf(prefix, name, account), format(name, value));
      notify(false);
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

function keyOf(prefix: string, name: StoredName, [account]: [] | [string]): string {
  return account === undefined ? `${prefix}${name}` : `${prefix}${name}:${account}`;
}

function parse<Name extends StoredName>(name: Name, raw: string): StoredValues[Name] | null {
  const { check, plain } = storedKeys[name];
  try {
    return check(plain ? raw : JSON.parse(raw));
  } catch {
    return null; // Not JSON, or refused by its check.
  }
}

function format(name: StoredName, value: unknown): string | null {
  const { check, plain } = storedKeys[name];
  try {
    const checked = check(value);
    return plain ? String(checked) : JSON.stringify(checked);
  } catch {
    return null;
  }
}
