import { Button, Group } from '@mantine/core';
import { type ReactNode, type Ref, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '../page/EmptyState.tsx';
import { type Queried, QueryView } from '../page/QueryView.tsx';
import { ScrollRegion } from '../page/ScrollRegion.tsx';
import { Content } from '../text/Content.tsx';
import { type Column, columnId, type RowAction } from './Column.ts';
import classes from './PagedTable.module.css';
import { RowActions } from './RowActions.tsx';
import { TablePrintButton } from './TablePrintButton.tsx';
import { TableRows } from './TableRows.tsx';
import tree from './TreeTable.module.css';
import { TreeToggle } from './TreeToggle.tsx';

interface Branch<T> {
  id: string;
  children: T[];
}

interface TreeTableProps<T extends Branch<T>> {
  /** What the table lists, for those who cannot see the heading above it. */
  caption: string;
  query: Queried<T[]> & { isFetching: boolean };
  /** The first one names the row. Keep them outside the component. */
  columns: readonly Column<T>[];
  actions: readonly RowAction<T>[];
  rowName: (row: T) => string;
  /** Searched for: what was found stands below closed rows, so all are open. */
  isFiltered: boolean;
  onClear: () => void;
  /** What can be done where there are no rows at all, e.g. a button. */
  emptyAct?: ReactNode;
  /** Is given the place on paper where `SearchBar` says what was searched for. */
  words?: Ref<HTMLElement> | undefined;
}

interface TreeRow<T> {
  id: string;
  row: T;
  level: number;
}

function rowsIn<T extends Branch<T>>(nodes: readonly T[], isOpen: (id: string) => boolean, level = 0): TreeRow<T>[] {
  return nodes.flatMap((row) => [{ id: row.id, row, level }, ...(isOpen(row.id) ? rowsIn(row.children, isOpen, level + 1) : [])]);
}

/** A tree whose nodes have columns and actions. The roots are open at first; the arrow keys open and close a row. */
export function TreeTable<T extends Branch<T>>(props: TreeTableProps<T>) {
  const { query } = props;
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  return (
    <QueryView query={query}>{(roots) => <Rows {...props} roots={roots} opened={opened} setOpened={setOpened} />}</QueryView>
  );
}

interface RowsProps<T extends Branch<T>> extends TreeTableProps<T> {
  roots: T[];
  /** Null until a row has been opened or closed. */
  opened: ReadonlySet<string> | null;
  setOpened: (ids: ReadonlySet<string>) => void;
}

function Rows<T extends Branch<T>>(props: RowsProps<T>) {
  const { roots, opened, setOpened, caption, query, columns, actions, rowName, isFiltered, onClear, emptyAct, words } = props;
  const t = useT();
  const open = opened ?? new Set(roots.map(({ id }) => id));
  const isOpen = (id: string) => isFiltered || open.has(id);
  const setOpen = (id: string, isNowOpen: boolean) => {
    const next = new Set(open);
    if (isNowOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
  };
  const all = rowsIn(roots, () => true);
  const rows = rowsIn(roots, isOpen);
  const levels = new Map(rows.map(({ id, level }) => [id, level]));

  return (
    <div className={classes.root}>
      {roots.length > 0 && (
        <Group gap={4} className={tree.tools}>
          {!isFiltered && (
            <>
              <Button variant="subtle" size="compact-xs" onClick={() => setOpened(new Set(all.map(({ row }) => row.id)))}>
                {t('ui.expandAll')}
              </Button>
              <Button variant="subtle" size="compact-xs" onClick={() => setOpened(new Set())}>
                {t('ui.collapseAll')}
              </Button>
            </>
          )}
          <span className={tree.print}>
            <TablePrintButton
              title={caption}
              page={{ rows: rows.map(({ row }) => row), total: rows.length }}
              from={1}
              columns={columns}
              levelOf={({ id }) => levels.get(id) ?? 0}
              words={words}
            />
          </span>
        </Group>
      )}
      <ScrollRegion label={t('ui.tableRegion', { table: caption })}>
        <table className={classes.table} aria-busy={query.isFetching}>
          <caption className={classes.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={columnId(column)} scope="col" data-align={column.align} style={{ minWidth: column.width }}>
                  {t(column.header)}
                </th>
              ))}
              {actions.length > 0 && (
                <th scope="col" className={classes.actions} data-align="end">
                  {t('ui.actions')}
                </th>
              )}
            </tr>
          </thead>
          <TableRows
            rows={rows}
            draw={({ row, level }, place) => (
              <tr key={row.id} {...place}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={columnId(column)} scope="row">
                      <span className={tree.name} style={{ '--level': level }}>
                        {row.children.length > 0 ? (
                          <TreeToggle
                            name={rowName(row)}
                            isOpen={isOpen(row.id)}
                            isFixed={isFiltered}
                            onChange={(isNowOpen) => setOpen(row.id, isNowOpen)}
                          />
                        ) : (
                          <span className={tree.toggle} />
                        )}
                        <Content>{column.cell(row)}</Content>
                      </span>
                    </th>
                  ) : (
                    <td key={columnId(column)} data-align={column.align}>
                      <Content>{column.cell(row)}</Content>
                    </td>
                  ),
                )}
                {actions.length > 0 && (
                  <td className={classes.actions} data-align="end">
                    <RowActions row={row} name={rowName(row)} actions={actions} />
                  </td>
                )}
              </tr>
            )}
          />
        </table>
        {roots.length === 0 && (
          <EmptyState text={t(isFiltered ? 'ui.emptyFiltered' : 'ui.empty')}>
            {isFiltered ? (
              <Button size="xs" variant="default" onClick={onClear}>
                {t('ui.clearFilters')}
              </Button>
            ) : (
              emptyAct
            )}
          </EmptyState>
        )}
      </ScrollRegion>
    </div>
  );
}
