import { useUser } from '@campus-procurement/hooks';
import { useSchoolChoices } from '../choices/useSchoolChoices.ts';
import type { SearchFieldProps } from './FilterChip.tsx';
import type { Words } from './listSearch.ts';
import { SearchLookup } from './SearchBar.tsx';

/** One school of many, for those who look after several. It has its place before its choices are there, or all below would move. */
export function SearchSchool<F extends Words & { companyId: string }>({ search, label }: Omit<SearchFieldProps<F>, 'name'>) {
  const isPlatform = useUser().userType === 'PLATFORM';
  const choices = useSchoolChoices(isPlatform);
  return isPlatform && <SearchLookup search={search} name="companyId" label={label} choices={choices} />;
}
