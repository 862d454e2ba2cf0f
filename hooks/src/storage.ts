import { browserStorage, type StorageAdapter, windowStorage, withMemory } from './storageAdapter.ts';
import { type AccountName, type StoredName, type StoredValues, storedKeys } from './storedValues.ts';

type Account<Name extends StoredName> = Name extends AccountName ? [accountId: string] : [];

/** Typed access to what the browser keeps. Values that fail their check are dropped, and only those. */
export interface AppStorage {
  get<Name extends StoredName>(name: Name, ...account: Account<Name>): StoredValues[Name] | null;
  /** Keeps the fields that the registry knows. A value that fails its own check is not stored. */
  set<Name extends StoredName>(name: Name, value: StoredValues[Name], ...account: Account<Name>): void;
  remove<Name extends StoredName>(name: Name, ...account: Account<Name>): void;
  /** Calls the listener after every change; `external` tells whether it was made elsewhere. */
  subscribe(listener: (external: boolean) => void): () => void;
}

/**
 * Opens the storage: `localStorage` by default, shared by the windows of a browser, and `sessionStorage` for what each keeps by
 * itself. Where there is none, or it is denied or full,
 * values live in the memory of this page; nothing is thrown.
 *
 * @example
 * const storage = createStorage();
 * storage.set('rememberedUsername', 'teacher1');
 * storage.get('rememberedUsername'); // 'teacher1'
 * storage.get('roleDept', 'teacher1'); // the last choice of this account, or null
 */
export function createStorage(adapter?: StorageAdapter): AppStorage {
  const shared = withMemory(adapter ?? browserStorage);
  const ofWindow = withMemory(adapter ?? windowStorage);
  const itemsOf = (name: StoredName) => (storedKeys[name].perWindow ? ofWindow : shared);
  const listeners = new Set<(external: boolean) => void>();
  // The same text gives the same object, as useSyncExternalStore wants it.
  const parsed = new Map<string, { raw: string; value: unknown }>();
  let stop: (() => void) | undefined;

  const notify = (external: boolean) => {
    for (const listener of [...listeners]) listener(external);
  };

  return {
    get<Name extends StoredName>(name: Name, ...account: Account<Name>) {
      const key = keyOf(name, account);
      const items = itemsOf(name);
      const raw = items.getItem(key);
      if (raw === null) return null;
      const known = parsed.get(key);
      if (known?.raw === raw) return known.value as StoredValues[Name];
      const value = parse(name, raw);
      if (value === undefined) {
        items.removeItem(key);
        return null;
      }
      parsed.set(key, { raw, value });
      return value;
    },
    set(name, value, ...account) {
      const { check, plain } = storedKeys[name];
      const checked = check(value);
      const key = keyOf(name, account);
      const items = itemsOf(name);
      if (checked === undefined) items.removeItem(key);
      else items.setItem(key, plain ? String(checked) : JSON.stringify(checked));
      notify(false);
    },
    remove(name, ...account) {
      itemsOf(name).removeItem(keyOf(name, account));
      notify(false);
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = shared.subscribe(() => notify(true));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

function keyOf(name: StoredName, [account]: [] | [string]): string {
  return account === undefined ? name : `${name}:${account}`;
}

function parse<Name extends StoredName>(name: Name, raw: string): StoredValues[Name] | undefined {
  const { check, plain } = storedKeys[name];
  if (plain) return check(raw);
  try {
    return check(JSON.parse(raw));
  } catch {
    return undefined; // Not JSON: corrupt like any other refused value.
  }
}
