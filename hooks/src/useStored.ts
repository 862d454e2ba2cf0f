import { useCallback, useSyncExternalStore } from 'react';
import { useSessionContext } from './contexts.ts';
import type { StoredValues } from './storedValues.ts';

/** What is kept for the browser, not for an account. */
type Preference = 'subjectColor' | 'arco-locale' | 'rememberedUsername' | 'colorScheme';

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
