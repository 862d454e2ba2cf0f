import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../i18n/language.ts';
import type { Cell, Column } from './columns.ts';
import { withoutFormula } from './withoutFormula.ts';

/** So that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as RFC 4180 has it. Texts that a spreadsheet would take for formulas get an apostrophe. */
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
  // A delimiter that is named would let a text with another line end make rows of its own, but for the second setting.
  return stringify(rows, { record_delimiter: '\r\n', quote_record_delimiter: true });
}

function safe(cell: Cell): Cell {
  return typeof cell === 'string' ? withoutFormula(cell) : cell;
}
