import type { SheetRow } from './SheetRow.ts';

const delimiters = [',', '\t', ';'] as const;

/** The rows of a CSV (RFC 4180), whose cells are parted by what parts those of its first line. Quotes within quotes are doubled. */
export function readCsv(text: string): SheetRow[] {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const counted = delimiters.map((delimiter) => ({ delimiter, count: first.split(delimiter).length }));
  const { delimiter } = counted.reduce((most, other) => (other.count > most.count ? other : most));
  /** A cell and what ends it. */
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\n|\\r|$)`, 'y');
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`Row ${rows.length + 1} of the CSV cannot be read`);
    const [, quoted, plain = '', end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === delimiter) continue;
    rows.push({ line: rows.length + 1, cells });
    cells = [];
  }
  return cells.length === 0 ? rows : [...rows, { line: rows.length + 1, cells }];
}
