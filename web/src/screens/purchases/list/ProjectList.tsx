import { useApiQuery, usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { projectStatusValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { timesOf } from '#ui/date/dateRange.ts';
import { anyStatus } from '#ui/purchase/anyStatus.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchDept } from '#ui/search/SearchDept.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { platformColumns, schoolColumns, searchSpec } from '../rows/projectColumns.tsx';
import { useProjectActions } from '../rows/useProjectActions.ts';
import type { Scope } from './useProjectTabs.ts';

interface ProjectListProps {
  scope: Scope;
  /** How many of the scope have each state; undefined as long as that is not known. */
  counts: readonly Schemas['StatusCount'][] | undefined;
}

/** The purchases of a scope. */
export function ProjectList({ scope, counts }: ProjectListProps) {
  const t = useT();
  const search = useListSearch(searchSpec);
  const can = usePermission();
  const { current, size, sort, begun, ...words } = search.query;
  const filters = { ...words, scope, ...timesOf('createTime', begun) };
  const page = usePagedQuery('queryProjectPage', { ...filters, current, size, ...(sort && { sort }) }, { turn: search.turn });
  const actions = useProjectActions();
  const me = useUser();
  const { companyId = me.companyId } = search.filters;
  const tree = useApiQuery('getLocalDeptTree', { query: { companyId } }, { enabled: scope !== 'MINE' });
  const countOf = new Map(counts?.map(({ status, count }) => [status, count]));
  const statuses = projectStatusValues
    .filter((status) => counts === undefined || countOf.has(status) || status === search.filters.status)
    .map((value) => ({ value, label: anyStatus(value), count: countOf.get(value) }));
  return (
    <ListBlock
      name="projects"
      title="pages.procurementItems"
      tab={`projects.scope${scope}`}
      page={page}
      search={search}
      columns={me.userType === 'PLATFORM' ? platformColumns : schoolColumns}
      actions={actions}
      rowName={({ projectName }) => projectName}
      empty={t(`projects.empty${scope}`)}
      tools={can('purchase:project:export') && <ExportButton operation="exportProjects" filters={filters} total={page.total} />}
      filters={
        <>
          <SearchText search={search} name="keyword" label="projects.keyword" limit={50} />
          <SearchSchool search={search} label="projects.school" />
          <SearchSelect search={search} name="status" label="projects.status" choices={statuses} />
          {scope !== 'MINE' && <SearchDept search={search} name="deptId" label="projects.dept" roots={tree.data ?? []} />}
          <SearchDates search={search} name="begun" label="projects.begun" />
        </>
      }
    />
  );
}
