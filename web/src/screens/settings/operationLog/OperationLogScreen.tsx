import { usePagedQuery, usePermission, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Suspense, useState } from 'react';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { SearchSchool } from '#ui/search/SearchSchool.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { ExportButton } from '#ui/table/ExportButton.tsx';
import { ListPage } from '#ui/table/ListPage.tsx';
import { moduleChoices, modules, platformColumns, schoolColumns } from './logColumns.tsx';

type Entry = Schemas['OperationLog'];

const outcomes = [
  { value: 'true', label: 'operationLog.done' },
  { value: 'false', label: 'operationLog.refused' },
] as const;
const searchSpec = {
  filters: {
    userName: textFilter(50),
    module: choiceFilter(...modules),
    outcome: choiceFilter('true', 'false'),
    time: dateRangeFilter,
    requestId: textFilter(100),
    companyId: textFilter(10),
  },
  sortable: ['time'],
} as const;

const LogDetail = lazyPart(() => import('./LogDetail.tsx'));

/** The log of writes and refusals, latest first. */
export default function OperationLogScreen() {
  const mayExport = usePermission()('system:operationLog:export');
  const isPlatform = useUser().userType === 'PLATFORM';
  const search = useListSearch(searchSpec);
  const { outcome, time, ...query } = search.query;
  const { outcome: _, time: __, ...texts } = search.filters;
  const chosen = { ...(outcome && { success: outcome === 'true' }), ...timesOf('time', time) };
  const page = usePagedQuery('queryOperationLogPage', { ...query, ...chosen }, { turn: search.turn });
  const [shown, setShown] = useState<Entry | null>(null);
  const actions: RowAction<Entry>[] = [{ label: 'operationLog.detail', onClick: setShown }];

  return (
    <ListPage
      name="operationLog"
      title="pages.operationLog"
      page={page}
      search={search}
      columns={isPlatform ? platformColumns : schoolColumns}
      actions={actions}
      rowName={({ action, userName }) => `${action} ${userName ?? ''}`.trim()}
      tools={mayExport && <ExportButton operation="exportOperationLog" filters={{ ...texts, ...chosen }} total={page.total} />}
      filters={
        <>
          <SearchText search={search} name="userName" label="operationLog.user" limit={50} />
          <SearchSelect search={search} name="module" label="operationLog.module" choices={moduleChoices} />
          <SearchSelect search={search} name="outcome" label="operationLog.outcome" choices={outcomes} />
          <SearchDates search={search} name="time" label="operationLog.between" />
          <SearchSchool search={search} label="operationLog.school" />
          <SearchText search={search} name="requestId" label="operationLog.requestId" limit={100} />
        </>
      }
    >
      <Suspense>{shown && <LogDetail entry={shown} onClose={() => setShown(null)} />}</Suspense>
    </ListPage>
  );
}
