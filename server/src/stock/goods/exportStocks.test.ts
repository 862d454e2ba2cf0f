import { afterAll, beforeAll, expect, test } from 'vitest';
import { allRows } from '#test/allRows.ts';
import { exportFixture } from '#test/builders/exportFixture.ts';
import { readCsv } from '#test/readTable.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('an export has just the rows that the list shows to whoever asks, with its filters', async () => {
  const exports = exportFixture(app);
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  const school = await app.as('schooladmin', 'school_admin');
  const sizes: number[] = [];
  for (const [client, filters] of [
    [keeper, { lowStock: true }],
    [keeper, {}],
    [school, {}],
  ] as const) {
    const rows = await allRows((paging) => client.stock.queryStockPage({ query: { ...paging, ...filters } }), 50);
    const { content } = await exports.make(client, client.stock.exportStocks({ body: { format: 'CSV', ...filters } }));
    const [header = [], ...lines] = readCsv(content);
    const columns = ['Goods', 'On hand', 'Value (CNY)', 'Owner department'].map((name) => header.indexOf(name));
    const shown = rows.map((row) => [row.itemName, row.quantity, row.totalCost, row.ownerDeptName]);
    expect(lines.map((line) => columns.map((column) => line[column])).sort()).toEqual(shown.sort());
    sizes.push(rows.length);
  }
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
});
