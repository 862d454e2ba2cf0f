import { type ExportFilters, useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { type Card, platformColumns, schoolColumns, sortable, summaryOf } from './expenditureColumns.tsx';
import { type Task, useExpenditureActions } from './useExpenditureActions.ts';

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    fundType: choiceFilter(...fundTypeValues),
    companyId: textFilter(10),
    deptId: textFilter(64),
    scope: choiceFilter('MINE', 'DEPT'),
    expired: choiceFilter('true', 'false'),
    status: choiceFilter('ENABLED', 'DISABLED'),
  },
  sortable,
} as const;

const typeChoices = fundTypeValues.map((value) => ({ value, label: `funds.type${value}` as const }));
const scopeChoices = (['MINE', 'DEPT'] as const).map((value) => ({ value, label: `funds.scope${value}` as const }));
const expiredChoices = [
  { value: 'false', label: 'funds.inForce' },
  { value: 'true', label: 'funds.expired' },
] as const;

interface ExpenditureListProps {
  onTask: (task: Task, card: Card) => void;
  onCreate: () => void;
  /** What can be done where there are no cards at all. */
  emptyAct: ReactNode;
}

/** The cards within the data scope, with the sums of all that match. */
export function ExpenditureList({ onTask, onCreate, emptyAct }: ExpenditureListProps) {
  const t = useT();
  const can = usePermission();
  const me = useUser();
  const search = useListSearch(searchSpec);
  const { current, size, sort, expired, ...words } = search.query;
  const filters: ExportFilters<'exportExpenditures'> = { ...words, ...(expired && { expired: expired === 'true' }) };
  const cards = usePagedQuery(
    'queryExpenditurePage',
    { ...filters, current, size, ...(sort && { sort }) },
    { turn: search.turn },
  );
  const { actions, filling } = useExpenditureActions(onTask);
  const columns = me.userType === 'PLATFORM' ? platformColumns : schoolColumns;
  const summary = cards.answer && summaryOf(cards.answer.sum);
  const { companyId = me.companyId } = filters;
  const tree = useApiQuery('getLocalDeptTree', { query: { companyId } });

  return (
    <>
      <EditOffer
        rows={cards.rows}
        create={can('information:expenditure:create') ? 'new' : null}
        onEdit={(card) => (card === 'new' ? onCreate() : onTask('edit', card))}
        others={filling}
      />
      <Section isFlush>
        <ListBlock
          name="funds"
          title="pages.expenditure"
          page={cards}
          search={search}
          columns={columns}
          actions={actions}
          rowName={(card) => card.cardName}
          empty={t(me.userType === 'PLATFORM' && !filters.companyId ? 'funds.chooseSchool' : 'funds.empty')}
          emptyAct={emptyAct}
          summary={summary}
          tools={
            can('information:expenditure:export') && (
              <ExportButton operation="exportExpenditures" filters={filters} total={cards.total} />
            )
          }
          filters={
            <>
              <SearchText search={search} name="keyword" label="funds.keyword" limit={50} />
              <SearchSchool search={search} label="funds.school" />
              <SearchDept search={search} name="deptId" label="funds.dept" roots={tree.data ?? []} />
              <SearchSelect search={search} name="fundType" label="funds.type" choices={typeChoices} />
              <SearchSelect search={search} name="scope" label="funds.scope" choices={scopeChoices} />
              <SearchSelect search={search} name="expired" label="funds.validity" choices={expiredChoices} />
              <SearchSelect search={search} name="status" label="funds.use" choices={statusChoices} />
            </>
          }
        />
      </Section>
    </>
  );
}
