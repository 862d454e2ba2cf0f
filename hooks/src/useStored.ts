import { useCallback, useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import type { AccountName, StoredValues } from './storedValues.ts';
import { useUser } from './useSession.ts';

/** What is kept for the browser, not for an account. */
type Preference = 'subjectColor' | 'arco-locale' | 'rememberedUsername' | 'colorScheme' | 'lastReload';

/**
 * A preference that the browser keeps, and a function that sets it; null = none. Other tabs follow.
 *
 * @example
 * const [username, remember] = useStored('rememberedUsername');
 * remember('teacher1');
 * remember(null); // forgotten
 */
export function useStored<Name extends Preference>(
  name: Name,
): [value: StoredValues[Name] | null, set: (value: StoredValues[Name] | null) => void] {
  const { storage } = useSessionContext();
  const read = () => storage.get<Preference>(name) as StoredValues[Name] | null;
  const value = useSyncExternalStore(storage.subscribe, read, read);
  const set = useCallback(
    (next: StoredValues[Name] | null) => (next === null ? storage.remove<Preference>(name) : storage.set<Preference>(name, next)),
    [storage, name],
  );
  return [value, set];
}

/**
 * The same for what is kept for the account that is logged in.
 *
 * @throws Error unless somebody is logged in
 * @example
 * const [layouts, setLayouts] = useAccountStored('tableLayouts');
 */
export function useAccountStored<Name extends AccountName>(
  name: Name,
): [value: StoredValues[Name] | null, set: (value: StoredValues[Name] | null) => void] {
  const { storage } = useSessionContext();
  const { accountId } = useUser();
  const read = () => storage.get<AccountName>(name, accountId) as StoredValues[Name] | null;
  const value = useSyncExternalStore(storage.subscribe, read, read);
  const set = useCallback(
    (next: StoredValues[Name] | null) =>
      next === null ? storage.remove<AccountName>(name, accountId) : storage.set<AccountName>(name, next, accountId),
    [storage, name, accountId],
  );
  return [value, set];
}
