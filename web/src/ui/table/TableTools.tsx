import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from './Column.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { SavedViews } from './SavedViews.tsx';
import { TableSettings } from './TableSettings.tsx';

interface TableToolsProps<T, C extends string> {
  /** The same as the table's. */
  name: string;
  page: { isFetching: boolean; refresh: () => void };
  columns: readonly Column<T, C>[];
  /** `ExportButton`, where the list can be exported by this user. */
  children?: ReactNode;
}

/** What concerns a whole table, at the end of its toolbar: its export, searches kept by name, its columns, and asking again. */
export function TableTools<T, C extends string>(props: TableToolsProps<T, C>) {
  const { name, page, columns, children } = props;
  return (
    <Group gap={6} justify="flex-end">
      {children}
      <SavedViews list={name} />
      <TableSettings table={name} columns={columns} />
      <RefreshButton page={page} />
    </Group>
  );
}
