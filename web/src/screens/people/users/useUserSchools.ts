import { useUser } from '@campus-procurement/hooks';
import { useSchoolChoices } from '#ui/choices/useSchoolChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';

/**
 * Returns the companies in which the caller may create users, if there are several: the schools, and the platform itself, which is not a
 * school.
 */
export function useUserSchools(enabled = true): Choice[] {
  const { userType, companyId, companyName } = useUser();
  const choosesSchool = enabled && userType === 'PLATFORM';
  const schools = useSchoolChoices(choosesSchool);
  return choosesSchool ? withChosen(schools, [{ value: companyId, label: companyName }]) : [];
}
