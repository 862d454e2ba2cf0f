import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, anHeir, strandedOf, whileDisabled } from '#test/builders/aLeaver.ts';
import { user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { stockFaults } from '#test/stockFaults.ts';

const teacher1 = user(103);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
}, 120_000);
afterAll(() => app.close());

test('shared stock that was approved for somebody who has left is received and given back by another one', async () => {
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  const teacher = await app.as('teacher1', 'purchaser');
  const { records } = await teacher.stock.querySharedStockPage({ query: { size: 50 } });
  const stockId = String(records.find(({ mayApply }) => mayApply)?.id);
  const asked = { stockId, quantity: '1', purpose: 'Teaching', expectReturnDate: '2026-12-31' };
  const { id } = await teacher.stock.saveSharedApply({ body: asked });
  const path = { id };
  await keeper.stock.decideSharedApply({ path, body: { decision: 'APPROVE' } });
  expect(await failureOf(users.remove(await administrator(app), teacher1))).toMatchObject({ code: 4206 });
  const applyOf = async (client: TestClient, tab: 'APPLIED' | 'DONE') => {
    const { records: found } = await client.stock.querySharedApplyPage({ query: { tab, size: 200 } });
    return found.find((one) => one.id === id);
  };
  const heir = await anHeir(app, 'purchaser');
  const at = { part: 'BORROWER' as const, recordId: id, userId: teacher1 };
  await whileDisabled(app, teacher1, async (admin) => {
    expect(await applyOf(admin, 'DONE')).toMatchObject({ applicantLeft: true, allowedActions: ['REPLACE_REQUESTER'] });
    await keeper.stock.issueSharedApply({ path, body: {} });
    const rows = await strandedOf(app, ({ recordId }) => recordId === id);
    expect(rows).toMatchObject([{ step: 'SHARED_RECEIPT', holders: [{ userId: teacher1, part: 'BORROWER' }] }]);
    const offered = await admin.approvals.listReplacements({ query: { ...at, keyword: heir.name } });
    expect(offered.map((one) => one.id)).toEqual([heir.id]);
    await admin.approvals.replaceTurnHolder({ body: { ...at, replacementId: heir.id, reason: 'Moved away' } });
  });
  expect(await strandedOf(app, ({ recordId }) => recordId === id)).toEqual([]);
  await heir.client.stock.receiveSharedApply({ path });
  await keeper.stock.returnSharedApply({ path, body: { quantity: '1', condition: 'GOOD' } });
  const replacements = [{ toName: heir.name, reason: 'Moved away' }];
  expect(await applyOf(heir.client, 'APPLIED')).toMatchObject({ status: 'RETURNED', replacements });
  expect((await applyOf(await administrator(app), 'DONE'))?.applicantLeft).toBe(false);
  expect(await stockFaults(app.database.db)).toEqual([]);
}, 240_000);
