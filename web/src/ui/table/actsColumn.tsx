import type { ReactNode } from 'react';
import type { Translate } from '#i18n/messages.ts';
import { isOffered, type RowAction } from './Column.ts';
import { RowActions } from './RowActions.tsx';

interface ActsColumn<T> {
  header: string;
  cell: (row: T) => ReactNode;
}

/** Returns the column of a plain table with what can be done with its rows, if anything can be done with any of them; otherwise none. */
export function actsColumn<T>(
  rows: readonly T[],
  actions: readonly RowAction<T>[],
  nameOf: (row: T) => string,
  t: Translate,
): ActsColumn<T>[] {
  if (!rows.some((row) => actions.some((action) => isOffered(action, row)))) return [];
  return [{ header: t('ui.actions'), cell: (row) => <RowActions row={row} name={nameOf(row)} actions={actions} /> }];
}
