import type { OperationId } from '@campus-procurement/sdk';
import { describe, expect, test } from 'vitest';
import { writes } from '../demoWrites.ts';
import { schemaAt, schemasIn } from '../schemaAt.ts';

type Place = readonly [OperationId, string];

/** What is written with the first is asked for again by the others: each takes as much. */
const families: [what: string, from: Place, ...to: Place[]][] = [
  [
    'lines',
    ['saveProject', 'items'],
    ['submitQuote', 'lines'],
    ['registerOtherProcurementOutcome', 'lines'],
    ['saveAcceptance', 'items'],
    ['updateAcceptance', 'items'],
    ['signAcceptance', 'items'],
    ['closeLinesShort', 'lines'],
    ['recordAssetNumbers', 'items'],
    ['saveProjectModify', 'changes.items'],
  ],
  ['cards', ['saveProject', 'funds'], ['saveProjectModify', 'changes.funds']],
  [
    'the quantity of a line',
    ['saveProject', 'items.quantity'],
    ['saveAcceptance', 'items.arriveQuantity'],
    ['closeLinesShort', 'lines.quantity'],
  ],
  ['the pieces of a line', ['saveAcceptance', 'items.arriveQuantity'], ['signAcceptance', 'items.passQuantity']],
  [
    'the amount of a line',
    ['saveProject', 'items.amount'],
    ['saveProject', 'priceCeiling'],
    ['registerOtherProcurementOutcome', 'dealAmount'],
    ['saveContract', 'paymentPlans.amount'],
    ['confirmReceipt', 'actualAmount'],
    ['saveInvoice', 'amount'],
    ['registerPayment', 'amount'],
  ],
  ['the account of a supplier', ['updateSupplierProfile', 'bankAccount'], ['agreeToPayee', 'account']],
  ['numbers that are recorded', ['recordAssetNumbers', 'items.assetNos'], ['recordAssetNumbers', 'items.removedNos']],
];

/** Decimals with as many digits as one of the fields has, from the most to the fewest. */
const decimals = Array.from({ length: 16 }, (_, at) => '9'.repeat(16 - at)).flatMap((whole) => [
  `${whole}.9999`,
  `${whole}.999`,
  `${whole}.99`,
  whole,
]);

/** The most that a field takes: of a list, of a text, of a number or of a decimal. */
function mostOf([id, path]: Place): number {
  const { maxItems, maxLength, maximum, pattern } = schemaAt(id, path);
  if (maxItems !== undefined || maxLength !== undefined || maximum !== undefined)
    return maxItems ?? maxLength ?? (maximum as number);
  const rule = new RegExp(String(pattern));
  return Number(decimals.find((one) => rule.test(one)));
}

describe('what one operation takes, the next one takes too', () => {
  test.each(families)('%s', (_what, from, ...to) => {
    const most = mostOf(from);
    expect(most).toBeGreaterThan(0);
    for (const place of to) expect([place.join(' '), mostOf(place) >= most]).toEqual([place.join(' '), true]);
  });

  test('the number of a line is as large as there are lines', () => {
    const wrong = writes.flatMap((id) =>
      schemasIn(id).flatMap(([path, { maxItems, items }]) => {
        const no = items && schemasIn(id).find(([other]) => other === `${path}.no`)?.[1];
        return no?.maximum !== undefined && maxItems !== undefined && no.maximum < maxItems ? [`${id} ${path}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Lists that are cells of a table, in which what comes twice counts once. */
const cells: readonly string[] = ['importUsers rows.roles', 'importUsers rows.roleDepts'];

test('a list of numbers, ids or names has each of them once', () => {
  const lists = writes.flatMap((id) =>
    schemasIn(id).flatMap(([path, { type, items, uniqueItems, ...schema }]) => {
      const isList = type === 'array' || (Array.isArray(type) && type.includes('array'));
      const ofTexts = items !== undefined && !('properties' in items) && (items.$ref === '#/$defs/Id' || items.type === 'string');
      return isList && ofTexts && !uniqueItems && schema.maxItems !== 1 ? [`${id} ${path}`] : [];
    }),
  );
  expect(lists.filter((list) => !cells.includes(list))).toEqual([]);
});
