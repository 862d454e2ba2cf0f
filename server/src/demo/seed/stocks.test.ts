import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { describe, expect, test } from 'vitest';
import { goodsCategories } from './goodsCategories.ts';
import { people } from './people.ts';
import { seedTime } from './seedTime.ts';
import { stocks } from './stocks.ts';
import { stores, warehouseLocations } from './warehouses.ts';

const made = stocks();

describe('the stores of the demo data', () => {
  test('are eight, of every kind, and their keepers have that role', () => {
    expect(stores.length).toBe(8);
    expect(new Set(stores.map(({ kind }) => kind))).toEqual(new Set(['CENTRAL', 'COLLEGE', 'LAB', 'HAZARDOUS']));
    const keepers = people.filter(({ roles }) => /\bwarehouse_keeper@/.test(roles)).map(({ n }) => n);
    expect(keepers).toEqual(expect.arrayContaining(stores.flatMap((store) => store.keepers)));
  });

  test('hold about 60 kinds of goods, some of them low and some expiring', () => {
    expect(made.stocks.length).toBe(59);
    const low = made.stocks.filter(({ quantity, minQuantity }) => minQuantity !== null && Number(quantity) < Number(minQuantity));
    expect(low.length).toBeGreaterThan(8);
    const soon = new Date(seedTime.getTime() + 90 * 24 * 3600_000).toISOString().slice(0, 10);
    expect(made.stocks.filter(({ expireDate }) => expireDate && expireDate <= soon).length).toBeGreaterThan(6);
    const places = new Set(warehouseLocations.map(({ id, warehouseId }) => `${warehouseId} ${id}`));
    expect(made.stocks.filter(({ warehouseId, locationId }) => !places.has(`${warehouseId} ${locationId}`))).toEqual([]);
  });

  test('keep most hazardous goods where two keepers are, who have both confirmed them', () => {
    const hazardous = new Set(goodsCategories.filter((category) => category.hazardous).map(({ id }) => id));
    const documents = new Set(
      made.items.filter(({ categoryId }) => hazardous.has(String(categoryId))).map((item) => item.documentId),
    );
    expect(documents.size).toBeGreaterThan(2);
    const once = made.documents.filter(
      ({ id, firstConfirmUserId, firstConfirmUserName, confirmUserName }) =>
        documents.has(id) && (firstConfirmUserId === null || firstConfirmUserName === confirmUserName),
    );
    expect(once).toEqual([]);
  });
});

describe('the ledger of the stores', () => {
  test('adds up to what they hold, to the cent, and every entry has its line in a document', () => {
    for (const { id, quantity, totalCost, itemName } of made.stocks) {
      const flows = made.flows.filter(({ stockId }) => stockId === id);
      expect([itemName, String(flows.reduce((sum, flow) => sum + Number(flow.quantity), 0))]).toEqual([itemName, quantity]);
      expect(fromCents(flows.reduce((sum, { amount }) => sum + toCents(String(amount)), 0n))).toBe(totalCost);
      expect(flows.at(-1)).toMatchObject({ balance: quantity, worth: totalCost });
    }
    const lines = made.items.map(({ documentId, stockId, quantity, amount }) => [documentId, stockId, quantity, amount]);
    expect(made.flows.map(({ documentId, stockId, quantity, amount }) => [documentId, stockId, quantity, amount])).toEqual(lines);
  });

  test('is numbered without gaps', () => {
    const years = Map.groupBy(made.documents, ({ docCode }) => docCode.slice(2, 6));
    expect(made.numbers.map(({ year, last }) => [String(year), last])).toEqual(
      [...years].map(([year, documents]) => [year, documents.length]),
    );
    expect(new Set(made.documents.map(({ docCode }) => docCode)).size).toBe(made.documents.length);
  });
});
