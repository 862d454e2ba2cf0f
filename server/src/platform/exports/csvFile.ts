import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../i18n/language.ts';
import type { Cell, Column } from './columns.ts';
import { withoutFormula } from './withoutFormula.ts';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Writes a table as CSV (RFC 4180). Texts that a spreadsheet would treat as formulas get an apostrophe. */
export function csvFile(columns: Column[], pages: AsyncIterable<Cell[][]>, language: Language): Readable {
  async function* pieces() {
    yield Buffer.from(byteOrderMark + lines([columns.map(({ label }) => withoutFormula(label(language)))]));
    for await (const rows of pages) {
      const shown = rows.map((row) => row.map((cell, index) => (columns[index]?.kind === 'text' ? safe(cell) : cell)));
      if (shown.length > 0) yield Buffer.from(lines(shown));
    }
  }
  return Readable.from(pieces());
}

function lines(rows: Cell[][]): string {
  // With `record_delimiter` alone, a text that contains another line end would not be quoted and would start a new row.
  return stringify(rows, { record_delimiter: '\r\n', quote_record_delimiter: true });
}

function safe(cell: Cell): Cell {
  return typeof cell === 'string' ? withoutFormula(cell) : cell;
}
