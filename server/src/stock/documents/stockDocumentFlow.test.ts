import { expect, test } from 'vitest';
import { stockDocumentFlow } from './stockDocumentFlow.ts';

test('docs/flows/stockDocument.md shows the table', async () => {
  const page = `# What may happen to a stock document

Printed from \`server/src/stock/documents/stockDocumentFlow.ts\` by its test; \`npm test -- stockDocumentFlow -u\` writes it again.

${stockDocumentFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/stockDocument.md');
});

const waiting = {
  docType: 'IN_ACCEPT',
  status: 'TO_CONFIRM',
  hasHazardous: false,
  firstConfirmUserId: null,
  purchaseStatus: 'EXECUTING',
} as const;
const keeper = { isKeeper: true, isOtherKeeper: true, mayCancel: true };

test('a keeper confirms or cancels what waits, and nobody else', () => {
  expect(stockDocumentFlow.allowedActions(waiting, keeper)).toEqual(['CONFIRM', 'CANCEL']);
  expect(stockDocumentFlow.allowedActions(waiting, {})).toEqual([]);
  for (const status of ['DONE', 'CANCELLED'] as const) {
    expect(stockDocumentFlow.allowedActions({ ...waiting, status }, keeper), status).toEqual([]);
  }
});

test('goods of a purchase that has ended neither come in nor are cancelled', () => {
  expect(stockDocumentFlow.allowedActions({ ...waiting, purchaseStatus: 'COMPLETED' }, keeper)).toEqual([]);
});

test('hazardous goods are in store only when a second keeper has confirmed', () => {
  const hazardous = { ...waiting, hasHazardous: true };
  const once = { ...hazardous, firstConfirmUserId: 'first' };
  expect(stockDocumentFlow.allows('confirm', hazardous)).toBe(false);
  expect(stockDocumentFlow.firstOf(['confirmFirst', 'confirm'], hazardous)).toBe('confirmFirst');
  expect(stockDocumentFlow.firstOf(['confirmFirst', 'confirm'], once)).toBe('confirm');
  expect(stockDocumentFlow.allowedActions(once, { isKeeper: true, isOtherKeeper: false, mayCancel: true })).toEqual(['CANCEL']);
});
