import { useState } from 'react';

interface Versioned {
  id: string;
  version: number;
}

/** What every form of a row is given. */
export interface Reloading {
  onClose: () => void;
  /** Takes the row as the list has it now; undefined as long as that is what the form has. */
  onReload: (() => void) | undefined;
}

/** The same where rows are created, too. */
export interface RowForm<T> extends Reloading {
  /** The row to edit; null to create one. */
  row: T | null;
}

/**
 * The form of a list: null while none is open, and how one is opened.
 * @param rows the list, which is read again when a save was refused because somebody else was faster
 */
export function useEdited<T extends Versioned>(rows: readonly T[]): [form: RowForm<T> | null, edit: (row: T | 'new') => void] {
  const [edited, edit] = useState<T | 'new' | null>(null);
  const row = edited === 'new' ? null : edited;
  const form = { row, onClose: () => edit(null), onReload: reloadOf(row, rows, edit) };
  return [edited && form, edit];
}

/** How a form takes on the latest version of its row; undefined if it has that, or the row is gone. */
export function reloadOf<T extends Versioned>(row: T | null, rows: readonly T[], edit: (row: T) => void) {
  const latest = row && rows.find(({ id, version }) => id === row.id && version > row.version);
  return latest ? () => edit(latest) : undefined;
}

/** All rows of a tree, each before those below it. */
export function withBelow<T extends { children: T[] }>(roots: readonly T[]): T[] {
  return roots.flatMap((row) => [row, ...withBelow(row.children)]);
}
