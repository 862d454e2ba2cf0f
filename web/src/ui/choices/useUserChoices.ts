import { useApiQuery } from '@campus-procurement/hooks';
import { useMemo, useState } from 'react';
import type { Choice } from '../fields/LookupField.tsx';

/** People of the school to choose from, found by the beginning of name or account. @param roleCode only those who have this role */
export function useUserChoices(roleCode?: string): readonly [found: Choice[], search: (keyword: string) => void] {
  const [keyword, setKeyword] = useState('');
  const people = useApiQuery(
    'listUsersSimple',
    { query: { ...(keyword && { keyword }), ...(roleCode && { roleCode }) } },
    { placeholderData: (before) => before },
  );
  const found = useMemo(
    () => (people.data ?? []).map(({ id, name, deptName }) => ({ value: id, label: `${name} (${deptName})` })),
    [people.data],
  );
  return [found, setKeyword];
}
