import type { LabelKey, Translate } from '#i18n/messages.ts';
import type { SheetRow } from '../sheet/SheetRow.ts';

/** The limit of the API description. */
export const mostRows = 1000;

/** A column of a table that is imported. */
export interface ImportColumn {
  label: LabelKey;
  /** What to enter, for the template. */
  note: LabelKey;
  /** In characters. */
  width: number;
  isRequired?: true;
}

/** The columns by the fields of the API, in the order of the template. */
export type ImportColumns<Field extends string> = Record<Field, ImportColumn>;

/** The rows read from a table. */
export interface ImportTable<Field extends string> {
  rows: Record<Field, string>[];
  /** The line of each row in the file. */
  lines: number[];
}

/** Reads a table whose first row names its columns. @returns the table, or the labels of missing columns */
export function importTable<Field extends string>(
  [head, ...body]: SheetRow[],
  columns: ImportColumns<Field>,
  t: Translate,
): ImportTable<Field> | { missing: string[] } {
  const fields = Object.keys(columns) as Field[];
  const plain = (text = '') => text.replaceAll(/[\s*\uFEFF]/g, '').toLowerCase();
  const names = head?.cells.map(plain) ?? [];
  // By label or, for a file in another language, by the field's name in the API.
  const places = new Map(
    fields.map((field) => [field, names.findIndex((name) => [plain(t(columns[field].label)), plain(field)].includes(name))]),
  );
  const missing = fields.filter((field) => columns[field].isRequired && places.get(field) === -1);
  if (missing.length > 0) return { missing: missing.map((field) => t(columns[field].label)) };
  const textIn = (cells: string[], field: Field) => cells[places.get(field) ?? -1] ?? '';
  return {
    rows: body.map(
      ({ cells }) => Object.fromEntries(fields.map((field) => [field, textIn(cells, field)])) as Record<Field, string>,
    ),
    lines: body.map(({ line }) => line),
  };
}
