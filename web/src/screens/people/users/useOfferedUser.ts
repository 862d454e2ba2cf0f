import { useSearchParams } from 'react-router-dom';

/** What the address asks the form for a new user to begin with. */
export interface OfferedUser {
  companyId: string | null;
  roleCode: string | null;
}

const names = ['edit', 'school', 'role'] as const;

/** The new user for whom the address opens the form, e.g. that of a row of home; null where it opens none. */
export function useOfferedUser(): readonly [offered: OfferedUser | null, forget: () => void] {
  const [parameters, setParameters] = useSearchParams();
  const isOffered = parameters.get('edit') === 'new';
  function forget() {
    const next = new URLSearchParams(parameters);
    for (const name of names) next.delete(name);
    setParameters(next, { replace: true });
  }
  return [isOffered ? { companyId: parameters.get('school'), roleCode: parameters.get('role') } : null, forget];
}
