import { expect, test } from 'vitest';
import { contractFlow } from './contractFlow.ts';

test('docs/flows/contract.md shows the table', async () => {
  const page = `# What may happen to a contract

Printed from \`server/src/purchase/order/contractFlow.ts\` by its test; \`npm test -- contractFlow -u\` writes it again.

${contractFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/contract.md');
});

test.each([
  ['DRAFT', ['EDIT', 'SUBMIT', 'VOID']],
  ['REJECTED', ['EDIT', 'SUBMIT', 'VOID']],
  ['APPROVING', ['VOID']],
  ['TO_SIGN', ['SIGN', 'VOID']],
  ['EXECUTING', []],
  ['COMPLETED', []],
  ['CANCELLED', []],
] as const)('what is %s offers its officer the steps that are left', (status, actions) => {
  const officer = { mayContract: true, maySign: true };
  expect(
    contractFlow.allowedActions({ status, purchaseStatus: 'AWARDED', phase: 'CONTRACTING', suspendTime: null }, officer),
  ).toEqual(actions);
  expect(
    contractFlow.allowedActions(
      { status, purchaseStatus: 'AWARDED', phase: 'CONTRACTING', suspendTime: null },
      { mayContract: true },
    ),
  ).not.toContain('SIGN');
});

test('a contract rests while it is decided whether the award holds', () => {
  const facts = { status: 'TO_SIGN', purchaseStatus: 'AWARDED', phase: 'AWARD_APPROVING', suspendTime: null } as const;
  expect(contractFlow.allowedActions(facts, { mayContract: true, maySign: true })).toEqual([]);
});
