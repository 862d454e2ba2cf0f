import { useUser } from '@campus-procurement/hooks';
import { useSchoolChoices } from '#ui/choices/useSchoolChoices.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import type { Choice } from '#ui/fields/LookupField.tsx';

/** Where those who look after several schools may create users: at these, and at the platform itself, which is no school. */
export function useUserSchools(enabled = true): Choice[] {
  const { userType, companyId, companyName } = useUser();
  const choosesSchool = enabled && userType === 'PLATFORM';
  const schools = useSchoolChoices(choosesSchool);
  return choosesSchool ? withChosen(schools, [{ value: companyId, label: companyName }]) : [];
}
