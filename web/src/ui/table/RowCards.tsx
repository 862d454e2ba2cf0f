import { NativeSelect, Skeleton } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Content } from '../text/Content.tsx';
import type { Column } from './Column.ts';
import { RowActions } from './RowActions.tsx';
import classes from './RowCards.module.css';
import { SelectAllBox, SelectBox } from './RowSelection.tsx';
import type { RowsProps } from './RowTable.tsx';
import { shownColumns, type TableColumn } from './useTableModel.ts';

const skeletons = [0, 1, 2, 3, 4, 5];

/** The rows of a list as cards, for narrow windows: name, main fact, status, and a grey line with the rest. */
export function RowCards<T extends { id: string }>(props: RowsProps<T>) {
  const { caption, page, table, selection, actions, rowName, summary, marked } = props;
  const rows = table.getRowModel().rows;
  const places = placesOf(shownColumns(table));
  return (
    <div className={classes.root} aria-busy={page.isFetching} data-stale={page.isPlaceholder || undefined}>
      <div className={classes.head}>
        {selection && <SelectAllBox selection={selection} rows={rows.map(({ original }) => original)} />}
        <SortChoice columns={shownColumns(table)} />
      </div>
      <ul className={classes.cards} aria-label={caption}>
        {page.isPending && skeletons.map((line) => <Pending key={line} />)}
        {rows.map(({ id, original }) => (
          <li key={id} data-row={id} data-chosen={selection?.has(original) || undefined} data-fresh={id === marked || undefined}>
            {selection && <SelectBox selection={selection} row={original} name={rowName(original)} />}
            <div className={classes.name}>{cellOf(places.name, original)}</div>
            <div className={classes.fact}>
              {places.fact && <small>{String(places.fact.columnDef.header)} </small>}
              {cellOf(places.fact, original)}
            </div>
            <div className={classes.status}>{cellOf(places.status, original)}</div>
            <div className={classes.acts}>
              <RowActions row={original} name={rowName(original)} actions={actions} />
            </div>
            <div className={classes.line}>
              {places.line.map((column) => (
                // A function of its own each time, so that it runs whenever the row was drawn.
                <span key={column.id} ref={(fact) => hideNothing(fact)}>
                  {column.columnDef.meta?.align && `${column.columnDef.header} `}
                  {cellOf(column, original)}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {summary && (
        <dl className={classes.summary}>
          {shownColumns(table).map((column) => (
            <Fragment key={column.id}>
              {column.id in summary.cells && (
                <div>
                  <dt>{String(column.columnDef.header)}</dt>
                  <dd>{summary.cells[column.id]}</dd>
                </div>
              )}
            </Fragment>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What a table says of nothing. */
const nothing = '–';

/** A card leaves out a fact that is none: without the heading a dash says nothing. */
function hideNothing(fact: HTMLSpanElement | null) {
  if (fact) fact.hidden = fact.textContent === nothing;
}

function cellOf<T extends { id: string }>(column: TableColumn<T> | undefined, row: T): ReactNode {
  const draw = column?.columnDef.meta?.draw as Column<T>['cell'] | undefined;
  return <Content>{draw?.(row)}</Content>;
}

function placesOf<T extends { id: string }>([name, ...others]: readonly TableColumn<T>[]) {
  const placed = (card: Column<T>['card']) => others.find(({ columnDef }) => columnDef.meta?.card === card);
  const status = placed('status');
  const fact = placed('fact') ?? others.find(({ columnDef: { meta } }) => meta?.align === 'end' && meta.card === undefined);
  const line = others.filter((column) => column !== status && column !== fact && column.columnDef.meta?.card !== 'none');
  return { name, status, fact, line };
}

/** What the cards are sorted by, in place of the headings that a table has. */
function SortChoice<T extends { id: string }>({ columns }: { columns: readonly TableColumn<T>[] }) {
  const t = useT();
  const sortable = columns.filter((column) => column.getCanSort());
  if (sortable.length === 0) return null;
  const sorted = sortable.find((column) => column.getIsSorted());
  return (
    <NativeSelect
      className={classes.sort}
      aria-label={t('ui.sort')}
      value={sorted ? `${sorted.id},${sorted.getIsSorted()}` : ''}
      onChange={(event) => {
        const [id, direction] = event.currentTarget.value.split(',');
        const column = sortable.find((one) => one.id === id);
        if (column) column.toggleSorting(direction === 'desc');
        else sorted?.clearSorting();
      }}
      data={[
        { value: '', label: t('ui.sortDefault') },
        ...sortable.flatMap((column) => [
          { value: `${column.id},asc`, label: `${column.columnDef.header} ↑` },
          { value: `${column.id},desc`, label: `${column.columnDef.header} ↓` },
        ]),
      ]}
    />
  );
}

function Pending() {
  return (
    <li aria-hidden>
      <Skeleton className={classes.name} height={14} width="60%" my={4} />
      <Skeleton className={classes.line} height={12} width="80%" my={4} />
    </li>
  );
}
