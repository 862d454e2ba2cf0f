import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Language } from '../i18n/language.ts';
import type { Cell, CellKind, Column } from './columns.ts';

const numberFormats: Partial<Record<CellKind, string>> = {
  integer: '0',
  money: '#,##0.00',
  unitPrice: '#,##0.00##',
  date: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
};

/**
 * Writes a workbook with one sheet whose first row stays visible. Texts are text cells, which no spreadsheet calculates; numbers and dates
 * are number and date cells.
 */
export function xlsxFile(columns: Column[], pages: AsyncIterable<Cell[][]>, language: Language): Readable {
  const file = new PassThrough();
  write(columns, pages, language, file).catch((error: Error) => file.destroy(error));
  return file;
}

async function write(columns: Column[], pages: AsyncIterable<Cell[][]>, language: Language, file: PassThrough): Promise<void> {
  // Loaded on demand: loading takes long, and most processes never need it.
  const { default: exceljs } = await import('exceljs');
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ label, kind, width }) => {
    const numFmt = numberFormats[kind];
    return { header: label(language), width, ...(numFmt && { style: { numFmt } }) };
  });
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.commit();
  for await (const rows of pages) {
    for (const row of rows) sheet.addRow(row.map((cell, index) => toValue(cell, columns[index]?.kind))).commit();
    // Lets written data be sent before more rows are read.
    await setImmediate();
    if (file.destroyed) return;
  }
  await workbook.commit();
}

function toValue(cell: Cell, kind: CellKind | undefined): string | number | Date | null {
  if (typeof cell !== 'string') return cell;
  if (kind === 'money' || kind === 'unitPrice' || kind === 'quantity') return Number(cell);
  // Spreadsheets have no time zones. Read as UTC, the date shows exactly what the text says.
  if (kind === 'date' || kind === 'time') return new Date(`${cell.replace(' ', 'T')}${kind === 'date' ? 'T00:00:00' : ''}Z`);
  return cell.replaceAll(/[\uFFFE\uFFFF]/g, '');
}
