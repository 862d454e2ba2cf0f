import { usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import { executionCodeValues, projectStatusValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { type Project, platformColumns, schoolColumns } from '../rows/projectColumns.tsx';
import { useProjectActions } from '../rows/useProjectActions.ts';

/** Scopes of the list in the API; the first is what waits for the user, no unfinished work. */
export type Scope = 'TODO' | 'MINE' | 'ALL';

/** The ways to buy beside bidding. */
export const ways = executionCodeValues.filter((code) => code !== 'ONLINE_BID');

const searchSpec = {
  filters: {
    keyword: textFilter(50),
    executionCode: choiceFilter(...ways),
    status: choiceFilter(...projectStatusValues),
    companyId: textFilter(10),
  },
  sortable: ['createTime', 'amount'],
} as const;

function Way({ executionCode }: Pick<Project, 'executionCode'>) {
  const t = useT();
  return executionCode === null ? '–' : t(`purchases.way${executionCode}`);
}

/** States with another word than where purchases are bid for. */
const otherWords: Partial<Record<Project['status'], 'purchases.statusAPPROVED_OTHER' | 'purchases.statusINSPECTING'>> = {
  APPROVED: 'purchases.statusAPPROVED_OTHER',
  ACCEPTING: 'purchases.statusINSPECTING',
};

const wayColumn: (typeof schoolColumns)[number] = {
  header: 'ways.way',
  cell: ({ executionCode }) => <Way executionCode={executionCode} />,
  width: 96,
  card: 'fact',
};

/** States in which nothing that is not bid for can be. */
const ofBidding: readonly string[] = ['PUBLISHED', 'BIDDING', 'OPENING', 'DECIDING', 'AWARD_NOTICE', 'FAILED', 'SUSPENDED'];
const statuses = projectStatusValues.filter((status) => !ofBidding.includes(status));

/** The purchases of a scope that are not bid for, each with its way and whose step is next. */
export function OtherWayList({ scope }: { scope: Scope }) {
  const t = useT();
  const search = useListSearch(searchSpec);
  const can = usePermission();
  const { current, size, sort, ...words } = search.query;
  const filters = { ...words, scope, lane: 'OTHER' as const };
  const page = usePagedQuery('queryProjectPage', { ...filters, current, size, ...(sort && { sort }) }, { turn: search.turn });
  const actions = useProjectActions();
  const columns = useUser().userType === 'PLATFORM' ? platformColumns : schoolColumns;
  return (
    <ListBlock
      name="otherWays"
      title="pages.otherWays"
      tab={`ways.tab${scope}`}
      page={page}
      search={search}
      columns={columns.toSpliced(1, 0, wayColumn).filter(({ header }) => header !== 'projects.nextTime')}
      actions={actions}
      rowName={({ projectName }) => projectName}
      empty={t(`ways.empty${scope}`)}
      tools={can('purchase:project:export') && <ExportButton operation="exportProjects" filters={filters} total={page.total} />}
      filters={
        <>
          <SearchText search={search} name="keyword" label="projects.keyword" limit={50} />
          <SearchSchool search={search} label="projects.school" />
          <SearchSelect
            search={search}
            name="executionCode"
            label="ways.way"
            choices={ways.map((value) => ({ value, label: `purchases.way${value}` as const }))}
          />
          <SearchSelect
            search={search}
            name="status"
            label="projects.status"
            choices={statuses.map((value) => ({
              value,
              label: otherWords[value] ?? (`purchases.status${value}` as const),
            }))}
          />
        </>
      }
    />
  );
}
