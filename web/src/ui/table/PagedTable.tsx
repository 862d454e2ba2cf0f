import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import { pageSizes, type Words } from '../search/listSearch.ts';
import type { ListSearch } from '../search/useListSearch.ts';
import type { Column, RowAction } from './Column.ts';
import classes from './PagedTable.module.css';
import { Pager } from './Pager.tsx';
import { RowCards } from './RowCards.tsx';
import { useRowSelection } from './RowSelection.tsx';
import { RowTable } from './RowTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { TableSummary } from './TableFoot.tsx';
import { useColumnLayout } from './useColumnLayout.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useMarkedRow } from './useMarkedRow.ts';
import { useTableModel } from './useTableModel.ts';

interface PagedTableProps<T, F extends Words, C extends string> {
  /** The name under which the layout of the table is kept; the same as its `TableTools` have. */
  name: string;
  /** What the table lists, for those who cannot see the heading above it. */
  caption: string;
  page: {
    rows: T[];
    total: number;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholder: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  search: ListSearch<F, C>;
  /** The first one names the row. Keep them outside the component. */
  columns: readonly Column<T, C>[];
  /** Rows can be chosen if there is one that can be done with several. */
  actions?: readonly RowAction<T>[];
  rowName: (row: T) => string;
  /** What is said where there are no rows at all: what to do about it. */
  empty?: string;
  /** What can be done about it there, e.g. a button; shown whatever is searched for. */
  emptyAct?: ReactNode;
  /** The sums below the rows; undefined as long as the server has not said them. */
  summary?: TableSummary | undefined;
}

const noActions: never[] = [];

/** In narrower windows rows are cards: that of a phone has room for two columns. */
const narrow = '(max-width: 48em)';
/** The largest page size. A table draws more rows than that only where they are in sight; cards cannot. */
const mostCards = Math.max(...pageSizes);

/** A list with paging, sorting, row and batch actions, columns as the user likes them, and its empty, loading and failed states. */
export function PagedTable<T extends { id: string }, F extends Words, C extends string>(props: PagedTableProps<T, F, C>) {
  const { name, caption, page, search, columns, actions = noActions, rowName, empty, emptyAct, summary } = props;
  const t = useT();
  const onSort = search.setSort as (sort: { column: string; direction: 'asc' | 'desc' } | null) => void;
  const control = useColumnLayout(name, columns);
  const columnWidths = useColumnWidths(control);
  const layout = { ...control.layout, widths: columnWidths.widths };
  const table = useTableModel({ rows: page.rows, columns, sort: search.sort, onSort, layout });
  const chosen = useRowSelection(page.rows);
  const selection = actions.some(({ each, forAll }) => each || forAll) ? chosen : null;
  const place = useRef<HTMLDivElement>(null);
  const marked = useMarkedRow(place, page.rows);
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const lastPage = Math.max(1, Math.ceil(page.total / search.query.size));

  // The last row of the last page has been deleted, or an old address is opened: show the page that is the last one now.
  const isBeyondEnd = !page.isFetching && !page.error && search.query.current > lastPage;
  useEffect(() => {
    if (isBeyondEnd) search.setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, search]);

  if (page.error && page.rows.length === 0) return <ErrorState error={page.error} onRetry={page.refetch} />;

  const isEmpty = !page.isPending && page.rows.length === 0;
  const rows = {
    caption,
    page,
    table,
    selection,
    actions,
    rowName,
    marked,
    summary: isEmpty ? undefined : summary,
    size: search.query.size,
  };
  const none = isEmpty && <Empty search={search} text={empty ?? t('ui.empty')} act={emptyAct} />;
  return (
    <div ref={place} className={classes.root}>
      {selection && <SelectionBar selection={selection} actions={actions} rowName={rowName} />}
      {isNarrow && page.rows.length <= mostCards ? (
        <>
          <RowCards {...rows} />
          {none}
        </>
      ) : (
        <ScrollRegion label={t('ui.tableRegion', { table: caption })}>
          <RowTable {...rows} layout={layout} columnWidths={columnWidths} />
          {none}
        </ScrollRegion>
      )}
      <Pager search={search} total={page.total} lastPage={lastPage} isPending={page.isPending} />
    </div>
  );
}

interface EmptyProps<F extends Words, C extends string> {
  search: ListSearch<F, C>;
  text: string;
  act: ReactNode;
}

function Empty<F extends Words, C extends string>({ search, text, act }: EmptyProps<F, C>) {
  const t = useT();
  if (act || !search.isFiltered) return <EmptyState text={text}>{act}</EmptyState>;
  return (
    <EmptyState text={t('ui.emptyFiltered')}>
      <Button size="xs" variant="default" onClick={() => search.setFilters({})}>
        {t('ui.clearFilters')}
      </Button>
    </EmptyState>
  );
}
