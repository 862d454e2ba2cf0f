import type { ReactNode } from 'react';
import type { LabelKey } from '#i18n/messages.ts';

/** A column of a table. Columns are data, because they are a list; a cell is a function, because it is layout. */
export interface Column<T, C extends string = string> {
  header: LabelKey;
  cell: (row: T) => ReactNode;
  /** The name under which the server sorts by this column. */
  sort?: C;
  /** Least width in px. */
  width?: number;
  align?: 'end';
  /**
   * The place in the card that stands for the row on a phone: `status`: the pill, `fact`: beside the name (without one: the first column
   * aligned to the end), `none`: left out. All others are in the grey line.
   */
  card?: 'status' | 'fact' | 'none';
  /** Not everybody needs it: it is shown to those who choose it. */
  isExtra?: boolean;
}

/** The name of a column in its table, under which its place and width are kept. */
export function columnId({ sort, header }: Pick<Column<never>, 'sort' | 'header'>): string {
  return sort ?? header;
}

/** Something to do with a row. */
export interface RowAction<T> {
  label: LabelKey;
  onClick: (row: T) => void;
  /** Whether the row has this action at all; without it every row has. */
  isOffered?: (row: T) => boolean;
  danger?: boolean;
  /** Somebody has to do it: where it is offered, it is the verb of the row, as a button. */
  waits?: boolean;
  /** Does it without asking, by which it is offered for several rows at once. */
  each?: (row: T) => Promise<unknown>;
  /** Does it with all chosen rows at once, e.g. prints them. */
  forAll?: (rows: readonly T[]) => void;
  /** What the question says of several rows together, e.g. their sum. */
  together?: (rows: readonly T[]) => string;
}

/** Whether a row has an action. */
export function isOffered<T>(action: RowAction<T>, row: T): boolean {
  return action.isOffered?.(row) ?? true;
}
