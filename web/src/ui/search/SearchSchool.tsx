import { useUser } from '@campus-procurement/hooks';
import type { LabelKey } from '#i18n/messages.ts';
import { useSchoolChoices } from '../choices/useSchoolChoices.ts';
import type { Words } from './listSearch.ts';
import { SearchLookup } from './SearchBar.tsx';
import type { SearchDraft } from './useSearchDraft.ts';

interface SearchSchoolProps<F extends Words> {
  search: { draft: SearchDraft<F> };
  label: LabelKey;
}

/** One school of many, for those who look after several. It has its place before its choices are there, or all below would move. */
export function SearchSchool<F extends Words & { companyId: string }>({ search, label }: SearchSchoolProps<F>) {
  const isPlatform = useUser().userType === 'PLATFORM';
  const choices = useSchoolChoices(isPlatform);
  return isPlatform && <SearchLookup search={search} name="companyId" label={label} choices={choices} />;
}
