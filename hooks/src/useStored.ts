import { useCallback, useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import type { AccountName, StoredName, StoredValues } from './storage/storedValues.ts';
import { useUser } from './useSession.ts';

/** Keys that are stored for the browser, not for an account. */
type Preference =
  | 'subjectColor'
  | 'recentColors'
  | 'arco-locale'
  | 'rememberedUsername'
  | 'lastSchool'
  | 'colorScheme'
  | 'lastReload';

/**
 * Returns a stored preference of this browser and a function that sets it. `null` means it is not set. Other tabs follow, except
 * for `lastReload`, which each window has for itself.
 *
 * @example
 * const [username, remember] = useStored('rememberedUsername');
 * remember('teacher1');
 * remember(null); // forgotten
 */
export function useStored<Name extends Preference>(name: Name): Kept<Name> {
  return useKept(name);
}

/**
 * Returns a stored value of the logged-in account and a function that sets it. `null` means it is not set.
 *
 * @throws Error if nobody is logged in
 * @example
 * const [layouts, setLayouts] = useAccountStored('tableLayouts');
 */
export function useAccountStored<Name extends AccountName>(name: Name): Kept<Name> {
  return useKept(name, useUser().accountId);
}

type Kept<Name extends StoredName> = [value: StoredValues[Name] | null, set: (value: StoredValues[Name] | null) => void];

function useKept<Name extends StoredName>(name: Name, account?: string): Kept<Name> {
  const storage = useSessionContext().storage as AnyStorage;
  const read = () => storage.get(name, account);
  const value = useSyncExternalStore(storage.subscribe, read, read);
  const set = useCallback((next: StoredValues[Name] | null) => storage.set(name, next, account), [storage, name, account]);
  return [value, set];
}

/** The storage without the type rule for account keys; the two hooks follow it. */
interface AnyStorage {
  get<Name extends StoredName>(name: Name, account?: string): StoredValues[Name] | null;
  set<Name extends StoredName>(name: Name, value: StoredValues[Name] | null, account?: string): void;
  subscribe(listener: () => void): () => void;
}
