import { describe, expect, test } from 'vitest';
import { readSheet, SheetError } from './readSheet.ts';
import { makeWorkbook } from './workbook.ts';
import { makeZip } from './zip.ts';

const rows = [
  ['账号', 'Name & "title"'],
  ['00123', '=1+1'],
  ['', '  '],
  ['x', '两行\n文字 <b>'],
];
const read = (parts: BlobPart[], name = 'users.xlsx') => readSheet(new File(parts, name));
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(String, (error) => (error instanceof SheetError ? error.reason : error));

describe('a workbook', () => {
  test('that we write is read as it was, but for rows without any text', async () => {
    const workbook = makeWorkbook([
      { name: 'A<1>', rows, widths: [10, 20] },
      { name: 'B', rows: [['other']], widths: [9] },
    ]);
    expect(await read([await workbook.arrayBuffer()])).toEqual([
      { line: 1, cells: rows[0] },
      { line: 2, cells: rows[1] },
      { line: 4, cells: rows[3] },
    ]);
  });

  test('of an office program has shared texts, numbers, empty cells and what is pronounced', async () => {
    const workbook = makeZip({
      'xl/workbook.xml': '<x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="S" r:id="rId9"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId9" Target="/xl/worksheets/a.xml"/></Relationships>',
      'xl/sharedStrings.xml': '<sst><si><r><t>王</t></r><r><t>晓</t></r><rPh><t>wang</t></rPh></si></sst>',
      'xl/worksheets/a.xml':
        '<worksheet><sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3"><v>1.9900000161E10</v></c><c r="D3"><f>0.1*3</f><v>0.30000000000000004</v></c><c r="AA3" t="str"><v>f</v></c></row></sheetData></worksheet>',
    });
    const [row] = await read([workbook]);
    expect(row?.line).toBe(3);
    expect(row?.cells.map((text, index) => [index, text]).filter(([, text]) => text !== '')).toEqual([
      [0, '王晓'],
      [2, '19900000161'],
      [3, '0.3'],
      [26, 'f'],
    ]);
  });

  test('has days, by what the styles of their cells show, and other numbers', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="21"/></cellXfs></styleSheet>';
    const workbook = (settings: string) =>
      makeZip({
        'xl/workbook.xml': `<workbook xmlns:r="o">${settings}<sheets><sheet name="S" r:id="r1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="worksheets/a.xml"/></Relationships>',
        'xl/styles.xml': styles,
        'xl/worksheets/a.xml':
          '<worksheet><sheetData><row r="1"><c r="A1"><v>46053</v></c><c r="B1" s="1"><v>46053</v></c><c r="C1" s="2"><v>46053.75</v></c><c r="D1" s="3"><v>46053</v></c><c r="E1" s="4"><v>0.5</v></c><c r="F1" s="1" t="str"><v>2026/1/31</v></c></row></sheetData></worksheet>',
      });
    const cellsOf = async (settings: string) => (await read([workbook(settings)]))[0]?.cells;
    expect(await cellsOf('')).toEqual(['46053', '2026-01-31', '2026-01-31', '46053', '0.5', '2026/1/31']);
    expect((await cellsOf('<workbookPr date1904="1"/>'))?.[1]).toBe('2030-02-01');
  });

  test('that is damaged, of another kind or without any text is refused', async () => {
    const bytes = new Uint8Array(await makeWorkbook([{ name: 'A', rows, widths: [9] }]).arrayBuffer());
    bytes.fill(7, 200, bytes.length / 2);
    expect(await reasonOf(read([bytes]))).toBe('broken');
    expect(await reasonOf(read(['no archive at all, but long enough to be looked at']))).toBe('broken');
    expect(await reasonOf(read(['x'], 'users.xls'))).toBe('kind');
    expect(await reasonOf(read(['\r\n , '], 'users.csv'))).toBe('empty');
  });
});

describe('a CSV', () => {
  test.each([
    ['commas, quotes and a byte order mark', '\uFEFFa,b\r\n"1;2","x ""y""\nz"\r\n\r\n3,\r\n'],
    ['tabs', 'a\tb\n1;2\t"x ""y""\nz"\n\n3\t'],
  ])('has %s', async (_what, text) => {
    expect(await read([text], 'Users.CSV')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1;2', 'x "y"\nz'] },
      { line: 4, cells: expect.arrayContaining(['3']) },
    ]);
  });

  test('of a Chinese office program is in GB 18030', async () => {
    const name = new Uint8Array([0xcd, 0xf5, 0xcf, 0xfe]);
    expect(await read([name, ',1'], 'u.csv')).toEqual([{ line: 1, cells: ['王晓', '1'] }]);
  });
});
