import type { KeptReceipt } from '@campus-procurement/hooks';
import { commitmentOf } from '@campus-procurement/sdk/commitment';
import { expect, test } from 'vitest';
import { isGenuine } from './makeReceipt.ts';

const quoted = {
  projectId: 'p1',
  quoteNo: 2,
  total: '45800.00',
  nonce: '9f86d081884c7d659a2feaa0c55ad015',
  terms: { lines: [], deliveryDays: 30, warrantyMonths: 24, deviation: null },
  prices: [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }],
};

/** A receipt of the third round. */
async function aReceipt(roundNo: number | null): Promise<KeptReceipt> {
  const commitment = await commitmentOf({ ...quoted, roundNo: 3 });
  const about = {
    quoteId: 'q1',
    projectCode: 'JJ2026000053',
    projectName: 'Centrifuge',
    arrivalTime: '2026-03-09T09:00:00+08:00',
  };
  return { ...quoted, ...about, commitment, roundNo };
}

test('a receipt is checked with the round that it tells', async () => {
  const receipt = await aReceipt(3);
  expect(await isGenuine(receipt, receipt.commitment)).toBe(true);
  expect(await isGenuine({ ...receipt, roundNo: 2 }, receipt.commitment)).toBe(false);
});

test('a receipt of before, which tells no round, is genuine if some round fits', async () => {
  const { roundNo: _, ...older } = await aReceipt(null);
  for (const receipt of [await aReceipt(null), older as KeptReceipt]) {
    expect(await isGenuine(receipt, receipt.commitment)).toBe(true);
    expect(await isGenuine({ ...receipt, total: '45800.01' }, receipt.commitment)).toBe(false);
  }
});
