import exceljs from 'exceljs';

/** The rows of a table in CSV, as RFC 4180 has it, without the byte order mark that it must begin with. */
export function readCsv(content: Buffer): string[][] {
  const text = content.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The table has no byte order mark');
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  // The last line ends like every other one.
  return rows.slice(0, -1);
}

/** The cells of the only sheet of a workbook, row by row, with null for those that are empty. */
export async function readXlsx(content: Buffer) {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(content.buffer.slice(content.byteOffset, content.byteOffset + content.length) as ArrayBuffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  const width = sheet.columnCount;
  return (sheet.getRows(1, sheet.rowCount) ?? []).map((row) => {
    return Array.from({ length: width }, (_, index) => row.getCell(index + 1).value);
  });
}
