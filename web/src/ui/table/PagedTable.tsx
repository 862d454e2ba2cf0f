import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import type { Words } from '../search/listSearch.ts';
import type { ListSearch } from '../search/useListSearch.ts';
import { Cell } from './Cell.tsx';
import type { Column, RowAction } from './Column.ts';
import { columnStyle } from './columnStyle.ts';
import classes from './PagedTable.module.css';
import { Pager } from './Pager.tsx';
import { RowActions } from './RowActions.tsx';
import { SelectRow, useRowSelection } from './RowSelection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableFoot, type TableSummary } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { useColumnLayout } from './useColumnLayout.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { usePinOffsets } from './usePinOffsets.ts';
import { shownColumns, useTableModel } from './useTableModel.ts';

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
  /** The sums below the rows; undefined as long as the server has not said them. */
  summary?: TableSummary | undefined;
}

const noActions: never[] = [];

/** The lines that stand for rows on their way: as many as a window has room for. */
const skeletons = Array.from({ length: 20 }, (_, line) => line);

/** A list with paging, sorting, row and batch actions, columns as the user likes them, and its empty, loading and failed states. */
export function PagedTable<T extends { id: string }, F extends Words, C extends string>(props: PagedTableProps<T, F, C>) {
  const { name, caption, page, search, columns, actions = noActions, rowName, empty, summary } = props;
  const t = useT();
  const onSort = search.setSort as (sort: { column: string; direction: 'asc' | 'desc' } | null) => void;
  const control = useColumnLayout(name, columns);
  const columnWidths = useColumnWidths(control);
  const layout = { ...control.layout, widths: columnWidths.widths };
  const table = useTableModel({ rows: page.rows, columns, sort: search.sort, onSort, layout });
  const chosen = useRowSelection(page.rows);
  const selection = actions.some(({ each }) => each) ? chosen : null;
  const tableElement = usePinOffsets();
  const lastPage = Math.max(1, Math.ceil(page.total / search.query.size));

  // The last row of the last page has been deleted, or an old address is opened: show the page that is the last one now.
  const isBeyondEnd = !page.isFetching && !page.error && search.query.current > lastPage;
  useEffect(() => {
    if (isBeyondEnd) search.setPage(lastPage, { replace: true });
  }, [isBeyondEnd, lastPage, search]);

  if (page.error && page.rows.length === 0) return <ErrorState error={page.error} onRetry={page.refetch} />;

  const shown = shownColumns(table).map((column) => ({
    id: column.id,
    draw: column.columnDef.meta?.draw as Column<T>['cell'],
    align: column.columnDef.meta?.align,
    pinned: column.getIsPinned() || undefined,
    ...columnStyle(column, column.id in layout.widths, selection ? 1 : 0),
  }));
  const hasActions = actions.length > 0;
  const isEmpty = !page.isPending && page.rows.length === 0;
  return (
    <div className={classes.root}>
      {selection && <SelectionBar selection={selection} actions={actions} rowName={rowName} />}
      <ScrollRegion label={t('ui.tableRegion', { table: caption })}>
        <table
          ref={tableElement}
          className={classes.table}
          aria-busy={page.isFetching}
          data-pending={page.isPending || undefined}
          data-stale={page.isPlaceholder || undefined}
          data-density={layout.density}
          data-selectable={selection !== null || undefined}
        >
          <caption className={classes.caption}>{caption}</caption>
          <TableHead table={table} columnWidths={columnWidths} selection={selection} hasActions={hasActions} />
          {page.isPending && (
            <SkeletonRows rows={search.query.size} columns={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)} />
          )}
          <TableRows
            rows={table.getRowModel().rows}
            layout={layout}
            draw={(row, place) => (
              <tr key={row.id} {...place} data-chosen={selection?.has(row.original) || undefined}>
                {selection && <SelectRow selection={selection} row={row.original} name={rowName(row.original)} />}
                {shown.map(({ id, ...column }, index) => (
                  <Cell key={id} {...column} row={row.original} isRowHeader={index === 0} />
                ))}
                {hasActions && (
                  <td className={classes.actions} data-align="end">
                    <RowActions row={row.original} name={rowName(row.original)} actions={actions} />
                  </td>
                )}
              </tr>
            )}
          />
          {summary && !isEmpty && (
            <TableFoot
              table={table}
              summary={summary}
              widths={layout.widths}
              isSelectable={selection !== null}
              hasActions={hasActions}
            />
          )}
        </table>
        {isEmpty && <Empty search={search} text={empty ?? t('ui.empty')} />}
      </ScrollRegion>
      <Pager search={search} total={page.total} lastPage={lastPage} isPending={page.isPending} />
    </div>
  );
}

function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tbody>
      {skeletons.slice(0, rows).map((line) => (
        <tr key={line} aria-hidden>
          <td colSpan={columns}>
            <Skeleton height={14} width={`${88 - (line % 5) * 9}%`} my={4} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Empty<F extends Words, C extends string>({ search, text }: { search: ListSearch<F, C>; text: string }) {
  const t = useT();
  if (!search.isFiltered) return <EmptyState text={text} />;
  return (
    <EmptyState text={t('ui.emptyFiltered')}>
      <Button size="xs" variant="default" onClick={() => search.setFilters({})}>
        {t('ui.clearFilters')}
      </Button>
    </EmptyState>
  );
}
