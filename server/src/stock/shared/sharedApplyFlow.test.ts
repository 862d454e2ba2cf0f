import { expect, test } from 'vitest';
import { sharedApplyFlow } from './sharedApplyFlow.ts';

test('docs/flows/sharedApply.md shows the table', async () => {
  const page = `# What may happen to a request for shared stock

Printed from \`server/src/stock/shared/sharedApplyFlow.ts\` by its test; \`npm test -- sharedApplyFlow -u\` writes it again.

${sharedApplyFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/sharedApply.md');
});

test('what is used up does not come back, what is borrowed does', () => {
  const issued = { status: 'RECEIVED', expectReturnDate: null, applicantLeft: false } as const;
  expect(sharedApplyFlow.allowedActions(issued, { isKeeper: true, mayDecide: true })).toEqual([]);
  expect(sharedApplyFlow.allowedActions({ ...issued, expectReturnDate: '2026-03-01' }, { isKeeper: true })).toEqual(['RETURN']);
});

test('an applicant gives up what has not left the store', () => {
  for (const status of sharedApplyFlow.states) {
    const actions = sharedApplyFlow.allowedActions(
      { status, expectReturnDate: null, applicantLeft: false },
      { isApplicant: true },
    );
    expect([status, actions.includes('CANCEL')]).toEqual([status, status === 'PENDING' || status === 'APPROVED']);
  }
});
