import { usePagedQuery } from '@campus-procurement/hooks';
import { approvalBizTypeValues } from '@campus-procurement/sdk/values';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { type Case, columnsOf, type Tab } from './caseColumns.tsx';
import { useAgree } from './useAgree.ts';

const searchSpec = { filters: { keyword: textFilter(50), bizType: choiceFilter(...approvalBizTypeValues) } } as const;
const kindChoices = approvalBizTypeValues.map((value) => ({ value, label: `purchases.kind${value}` as const }));

/** The cases below one tab. */
export function CaseList({ tab }: { tab: Tab }) {
  const t = useT();
  const navigate = useNavigate();
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryApprovalTaskPage', { ...search.query, tab }, { turn: search.turn });
  const agree = useAgree();
  const open = ({ instanceId }: Case) => void navigate(caseAddress(instanceId));
  const actions: RowAction<Case>[] =
    tab === 'TODO'
      ? [{ label: 'approvals.handle', onClick: open, waits: true }, agree]
      : [{ label: 'approvals.view', onClick: open }];
  return (
    <ListBlock
      name={`cases ${tab}`}
      title="pages.myApply"
      tab={`approvals.tab${tab}`}
      page={page}
      search={search}
      columns={columnsOf(tab)}
      actions={actions}
      rowName={({ title }) => title}
      empty={t(`approvals.empty${tab}`)}
      filters={
        <>
          <SearchText search={search} name="keyword" label="approvals.keyword" limit={50} />
          <SearchSelect search={search} name="bizType" label="approvals.kind" choices={kindChoices} />
        </>
      }
    />
  );
}
