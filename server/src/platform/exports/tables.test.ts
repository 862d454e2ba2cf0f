import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, readXlsx } from '#test/readTable.ts';
import type { Cell, CellKind, Column } from './columns.ts';
import { csvFile } from './csvFile.ts';
import { withoutFormula } from './withoutFormula.ts';
import { xlsxFile } from './xlsxFile.ts';

const columns = (...kinds: CellKind[]): Column[] => kinds.map((kind) => ({ kind, width: 10, label: () => kind }));
async function* pages(...rows: Cell[][][]) {
  yield* rows;
}
const csv = (kinds: Column[], ...rows: Cell[][][]) => buffer(csvFile(kinds, pages(...rows), 'en-US')).then(readCsv);
const xlsx = (kinds: Column[], ...rows: Cell[][][]) => buffer(xlsxFile(kinds, pages(...rows), 'en-US')).then(readXlsx);

const all = columns('text', 'integer', 'quantity', 'money', 'unitPrice', 'date', 'time');
const row: Cell[] = ['吉安试剂, "甲"\r\n二厂', -3, '2.375', '-1234567890123.45', '0.125', '2026-03-02', '2026-03-02 09:05:07'];
const empty: Cell[] = [null, null, null, null, null, null, null];

describe('a table', () => {
  test('in CSV has a header, every row of every page, and amounts to the last digit', async () => {
    expect(await csv(all, [row], [], [empty, row])).toEqual([
      ['text', 'integer', 'quantity', 'money', 'unitPrice', 'date', 'time'],
      row.map(String),
      ['', '', '', '', '', '', ''],
      row.map(String),
    ]);
  });

  test('in a workbook has numbers, dates and times that can be calculated with', async () => {
    const [header, second, first] = await xlsx(all, [empty], [row]);
    expect(header).toEqual(['text', 'integer', 'quantity', 'money', 'unitPrice', 'date', 'time']);
    const [date, time] = [new Date('2026-03-02T00:00:00Z'), new Date('2026-03-02T09:05:07Z')];
    expect(first).toEqual(['吉安试剂, "甲"\n二厂', -3, 2.375, -1234567890123.45, 0.125, date, time]);
    expect(second).toEqual(empty);
  });

  test('without rows is its header', async () => {
    expect(await csv(all)).toEqual([['text', 'integer', 'quantity', 'money', 'unitPrice', 'date', 'time']]);
    expect(await xlsx(all)).toEqual([['text', 'integer', 'quantity', 'money', 'unitPrice', 'date', 'time']]);
  });

  test('ends with the error of what is read, without a file that looks whole', async () => {
    async function* broken() {
      yield [['one']];
      throw new Error('The database is gone');
    }
    for (const write of [csvFile, xlsxFile]) {
      await expect(buffer(write(columns('text'), broken(), 'en-US'))).rejects.toThrow('The database is gone');
    }
  });
});

describe('a text of anybody', () => {
  /** Texts that look like formulas, and any others. */
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
    fc.tuple(fc.constantFrom(...'=+-@\t\r\n＝＋－＠'), fc.string({ maxLength: 20 })).map(([sign, rest]) => sign + rest),
  );
  const begins = /^[=+\-@\t\r]/;
  /** Of the control characters, XML has those above 0x7F. */
  const isKept = (sign: string) => (sign > '\x7F' && sign < '\uFFFE' ? sign : '');

  test('is no formula in CSV, and is kept behind an apostrophe if it looks like one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (list) => {
        const [, ...rows] = await csv(
          columns('text', 'text'),
          list.map((text) => ['x', text]),
        );
        const read = rows.map(([, text]) => String(text));
        expect(read.filter((text) => begins.test(text))).toEqual([]);
        expect(read).toEqual(list.map(withoutFormula));
      }),
      { numRuns: 200 },
    );
  });

  test('is text in a workbook that can be opened', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 1, maxLength: 20 }), async (list) => {
        const [, ...rows] = await xlsx(
          columns('text', 'text'),
          list.map((text) => ['x', text]),
        );
        // XML knows no control characters, and ends lines in one way.
        const kept = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n|\t)\p{Cc}|[\uFFFE\uFFFF]/gu, isKept);
        expect(rows.map(([, value]) => value ?? '')).toEqual(list.map(kept));
      }),
      { numRuns: 50 },
    );
  });
});
