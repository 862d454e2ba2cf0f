import { useApiQuery } from '@campus-procurement/hooks';
import type { Choice } from '../fields/LookupField.tsx';

/** The schools in service, for those who look after several. */
export function useSchoolChoices(enabled: boolean): Choice[] {
  const schools = useApiQuery('listSchoolsSimple', {}, { enabled });
  return (schools.data ?? []).map(({ companyId, schoolName }) => ({ value: companyId, label: schoolName }));
}
