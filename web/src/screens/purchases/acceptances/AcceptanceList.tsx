import { usePagedQuery } from '@campus-procurement/hooks';
import { acceptanceStatusValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useTurnActions } from '#ui/purchase/useTurnActions.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { acceptanceAddress } from '#ui/text/contentAddress.ts';
import { type Acceptance, columns } from './acceptanceColumns.tsx';

const searchSpec = { filters: { keyword: textFilter(50), status: choiceFilter(...acceptanceStatusValues) } } as const;
const statuses = acceptanceStatusValues.map((value) => ({ value, label: `acceptances.status${value}` as const }));

/** The acceptances of a scope. One that waits for the user is opened with what is to be done. */
export function AcceptanceList({ scope }: { scope: 'TODO' | 'MINE' | 'ALL' }) {
  const t = useT();
  const navigate = useNavigate();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryAcceptancePage', { ...search.query, scope }, { turn: search.turn });
  const actions: RowAction<Acceptance>[] = [
    ...useTurnActions<Acceptance>(({ projectId }) => projectId),
    { label: 'acceptances.open', onClick: ({ id }) => void navigate(acceptanceAddress(id)) },
  ];
  return (
    <ListBlock
      name={`acceptances ${scope}`}
      title="pages.acceptances"
      tab={`acceptances.scope${scope}`}
      page={page}
      search={search}
      columns={columns}
      actions={actions}
      rowName={({ projectName, batchNo }) => `${projectName} ${t('acceptances.batch', { no: batchNo })}`}
      empty={t(`acceptances.empty${scope}`)}
      filters={
        <>
          <SearchText search={search} name="keyword" label="acceptances.keyword" limit={50} />
          <SearchSelect search={search} name="status" label="acceptances.status" choices={statuses} />
        </>
      }
    />
  );
}
