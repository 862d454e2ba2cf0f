import { usePagedQuery, useUser } from '@campus-procurement/hooks';
import { modifyStatusValues, modifyTypeValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { modifyAddress } from '#ui/text/contentAddress.ts';
import { type Modify, platformColumns, schoolColumns, searchSpec } from './modifyColumns.tsx';

const statuses = modifyStatusValues.map((value) => ({ value, label: `purchases.modify${value}` as const }));
const types = modifyTypeValues.map((value) => ({ value, label: `purchases.type${value}` as const }));

/** The changes that the user sees. */
export function ModifyList() {
  const t = useT();
  const search = useListSearch(searchSpec);
  const { current, size, ...words } = search.query;
  const page = usePagedQuery('queryProjectModifyPage', { ...words, current, size }, { turn: search.turn });
  return (
    <ListBlock
      name="modifications"
      title="pages.projectModify"
      page={page}
      search={search}
      columns={useUser().userType === 'PLATFORM' ? platformColumns : schoolColumns}
      actions={useActions()}
      rowName={({ modifyCode, projectName }) => modifyCode ?? projectName}
      empty={t('modifications.empty')}
      filters={
        <>
          <SearchText search={search} name="keyword" label="modifications.keyword" limit={50} />
          <SearchSelect search={search} name="status" label="modifications.status" choices={statuses} />
          <SearchSelect search={search} name="modifyType" label="modifications.type" choices={types} />
        </>
      }
    />
  );
}

/** What can be done with changes. Each is done on the page of the change. */
function useActions(): RowAction<Modify>[] {
  const navigate = useNavigate();
  const open = ({ id }: Modify) => void navigate(modifyAddress({ id }));
  return [
    {
      label: 'modifications.doEDIT',
      onClick: open,
      isOffered: ({ status, allowedActions }) => status === 'DRAFT' && allowedActions.includes('EDIT'),
      waits: true,
    },
    { label: 'modifications.look', onClick: open },
  ];
}
