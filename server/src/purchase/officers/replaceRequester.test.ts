import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator, anHeir, saidOf, strandedOf, whileDisabled } from '#test/builders/aLeaver.ts';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { grant, roleIds, user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const [teacher1, keeper1] = [103, 107].map(user) as [string, string];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
}, 120_000);
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const detailOf = (id: string, client: TestClient) => client.projects.getProjectDetail({ path: { id } });
const idOf = async (client: TestClient) => (await client.users.getMyProfile()).id;
const strandedIn = (id: string) => strandedOf(app, ({ projectId }) => projectId === id);

/** A small purchase of 2,480 by teacher1 from a card of fanzihan, who approves. */
async function aSmallPurchase(stage: 'APPROVING' | 'EXECUTING') {
  const buying = await buyers(app);
  const input = purchaseInput(await aSharedCard(buying.finance), await aCategory(buying.applicant));
  return { ...(await aPurchase(buying, stage, { input })), buying, cardId: String(input.funds[0]?.expenditureId) };
}

const placeIn = (recordId: string, userId = teacher1) => {
  return { part: 'REQUESTER' as const, recordId, userId, reason: 'Moved away' };
};

test('whoever takes over an ordered purchase receives it, and its money ends on the card', async () => {
  const { id, applicantName, buying, cardId } = await aSmallPurchase('EXECUTING');
  const heir = await anHeir(app, 'purchaser');
  const body = { ...placeIn(id), replacementId: heir.id };
  const early = await failureOf((await administrator(app)).approvals.replaceTurnHolder({ body }));
  expect(early).toMatchObject({ code: 4101 });
  const [approver, witness] = [await idOf(buying.approver), await idOf(buying.witness)];
  await whileDisabled(app, teacher1, async (admin) => {
    expect((await detailOf(id, admin)).allowedActions).toContain('REPLACE_REQUESTER');
    expect(await detailOf(id, buying.approver)).toMatchObject({ applicantLeft: true, requestedByName: null });
    expect(await strandedIn(id)).toMatchObject([{ step: 'RECEIVE', holders: [{ userId: teacher1, part: 'REQUESTER' }] }]);
    for (const replacementId of [approver, await idOf(admin), teacher1]) {
      const refused = await failureOf(admin.approvals.replaceTurnHolder({ body: { ...body, replacementId } }));
      expect(refused).toMatchObject({ code: 4000, fieldErrors: [{ field: 'replacementId', rule: 'otherPart' }] });
    }
    const withoutRole = await failureOf(admin.approvals.replaceTurnHolder({ body: { ...body, replacementId: user(106) } }));
    expect(withoutRole).toMatchObject({ fieldErrors: [{ field: 'replacementId', rule: 'able' }] });
    const { reason: _, ...query } = placeIn(id);
    const offered = (await admin.approvals.listReplacements({ query })).map((one) => one.id);
    expect([offered.includes(witness), offered.includes(approver)]).toEqual([true, false]);
    await admin.approvals.replaceTurnHolder({ body });
  });
  const taken = await detailOf(id, heir.client);
  expect(taken).toMatchObject({ applicantId: heir.id, requestedByName: applicantName, applicantLeft: false, waitsForMe: true });
  expect(await saidOf(app, id, 'replaceRequester')).toEqual([`${applicantName} → ${heir.name}: Moved away`]);
  const { records } = await heir.client.inbox.queryInboxMessagePage({ query: {} });
  expect(records).toMatchObject([{ sceneCode: 'APPROVAL_RESULT' }]);
  // Who requested it says nothing as a witness, should they come back.
  const receive = (witnessUserId: string) => {
    const receipt = { version: taken.version, actualAmount: '2400.00', witnessUserId, conflictDeclared: true };
    return heir.client.projects.confirmReceipt({ path: { id }, body: receipt });
  };
  expect(await failureOf(receive(teacher1))).not.toBeNull();
  await receive(keeper1);
  await decide((await buyers(app)).witness, id, { decision: 'APPROVE' });
  const card = await (await administrator(app)).expenditure.getExpenditureDetail({ path: { id: cardId } });
  expect([card.frozenAmount, card.occupiedAmount]).toEqual(['0.00', '2400.00']);
}, 240_000);

test('an approver is told that the requester has left, may approve, and who takes over may take the request back', async () => {
  const { id, buying, approvalInstanceId } = await aSmallPurchase('APPROVING');
  const heir = await anHeir(app, 'purchaser');
  const path = { id: String(approvalInstanceId) };
  await whileDisabled(app, teacher1, async (admin) => {
    const { project, allowedActions } = await buying.approver.approvals.getApprovalInstanceDetail({ path });
    expect([project.applicantLeft, allowedActions.includes('APPROVE')]).toEqual([true, true]);
    const put = (replacementId: string) => admin.approvals.replaceTurnHolder({ body: { ...placeIn(id), replacementId } });
    // The approver is asked now.
    expect(await failureOf(put(await idOf(buying.approver)))).toMatchObject({ code: 4000 });
    await put(heir.id);
  });
  const { version } = await heir.client.approvals.getApprovalInstanceDetail({ path });
  await heir.client.approvals.withdrawApprovalInstance({ path, body: { version } });
  expect((await detailOf(id, heir.client)).status).toBe('WITHDRAWN');
}, 240_000);

test('whose role was taken away has left, and who has a part in a purchase cannot be deleted', async () => {
  const { id } = await aSmallPurchase('EXECUTING');
  const [leaver, heir] = [await anHeir(app, 'purchaser'), await anHeir(app, 'purchaser')];
  const first = { ...placeIn(id), replacementId: leaver.id };
  await whileDisabled(app, teacher1, (admin) => admin.approvals.replaceTurnHolder({ body: first }));
  const admin = await administrator(app);
  expect(await failureOf(users.remove(admin, leaver.id))).toMatchObject({ code: 4206 });
  expect(await strandedIn(id)).toEqual([]);
  const { version } = await users.detail(admin, leaver.id);
  await users.update(admin, { id: leaver.id, version, roleDeptList: grant(roleIds.inspector, 311) });
  const holders = [{ userId: leaver.id, cause: 'NO_ROLE', part: 'REQUESTER' }];
  expect(await strandedIn(id)).toMatchObject([{ holders }]);
  const put = (replacementId: string) =>
    admin.approvals.replaceTurnHolder({ body: { ...placeIn(id, leaver.id), replacementId } });
  // Nobody has the place twice.
  expect(await failureOf(put(teacher1))).toMatchObject({ code: 4000 });
  await put(heir.id);
  expect(await strandedIn(id)).toEqual([]);
}, 240_000);

test('of two who replace somebody at once, one does', async () => {
  const { id } = await aSmallPurchase('EXECUTING');
  const heirs = [await anHeir(app, 'purchaser'), await anHeir(app, 'purchaser')];
  const answers = await whileDisabled(app, teacher1, (admin) => {
    const put = (replacementId: string) => admin.approvals.replaceTurnHolder({ body: { ...placeIn(id), replacementId } });
    return Promise.all(heirs.map((heir) => failureOf(put(heir.id))));
  });
  expect(answers.map((failure) => failure?.code ?? null).sort()).toEqual([4101, null]);
  expect(await saidOf(app, id, 'replaceRequester')).toHaveLength(1);
}, 240_000);
