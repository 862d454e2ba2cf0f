import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../arbitraryOf.ts';
import { demoRequest } from '../builders/demoRequest.ts';
import { senders, writes } from '../demoWrites.ts';
import { failureOf } from '../failureOf.ts';
import { resolved } from '../schemaAt.ts';
import { startApp, type TestApp } from '../startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Decimals from the largest on: the first that a field takes is its highest. */
const decimals = Array.from({ length: 16 }, (_, at) => '9'.repeat(16 - at)).flatMap((whole) => [
  `${whole}.9999`,
  `${whole}.999`,
  `${whole}.99`,
  whole,
]);

/** These say which row is meant, and in which state. */
const kept = new Set(['version', 'no', 'sourceNo', 'roundNo']);

/** The same with the highest number in place of each. */
function raised(value: unknown, schema: Schema, name = ''): unknown {
  const rule = resolved(schema);
  if (Array.isArray(value)) return value.map((one) => raised(one, rule.items ?? {}, name));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, raised(one, rule.properties?.[key] ?? {}, key)]));
  }
  if (kept.has(name)) return value;
  if (typeof value === 'number') return rule.maximum ?? value;
  const isDecimal = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && rule.pattern?.includes('.') === true;
  if (!isDecimal) return value;
  const pattern = new RegExp(String(rule.pattern));
  return decimals.find((one) => pattern.test(one)) ?? value;
}

const numeric = writes.filter((id) => contract[id].request.body !== null);

test('the highest values of all fields together are refused or taken, and are never a fault of the server', async () => {
  const faults: string[] = [];
  for (const account of senders) {
    const client = app.client((await app.as(account)).token, '10.0.0.1', 'zh-CN');
    for (const id of numeric) {
      const input = (await demoRequest(id as OperationId, client)) as { body?: unknown };
      const body = raised(input.body, contract[id].request.body as Schema);
      if (JSON.stringify(body) === JSON.stringify(input.body)) continue;
      const failure = await failureOf(client.call(id, { ...input, body } as never));
      if (failure && (failure.status === null || failure.status >= 500)) faults.push(`${account} ${id}: ${failure.message}`);
    }
  }
  expect(faults).toEqual([]);
});

test('goods at the highest price are told which number is too large', async () => {
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  const { records } = await keeper.stock.queryWarehousePage({ query: {} });
  const store = records.find(({ warehouseType, status }) => warehouseType !== 'HAZARDOUS' && status === 'ENABLED');
  const line = { itemName: 'Gold', unit: '克', quantity: '999999999.999', unitCost: '99999999.99' };
  const body = { docType: 'IN_OTHER' as const, warehouseId: String(store?.id), purpose: 'Found', items: [line] };
  expect(await failureOf(keeper.stock.saveStockDocument({ body }))).toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'items.0.unitCost', rule: 'total' }],
  });
  const barcode = { ...line, quantity: '1', unitCost: '6901234567892.00' };
  expect(await failureOf(keeper.stock.saveStockDocument({ body: { ...body, items: [barcode] } }))).toMatchObject({
    fieldErrors: [{ field: 'items.0.unitCost', rule: 'pattern' }],
  });
});
