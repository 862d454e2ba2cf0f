import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, begun, groupOf, inspecting } from '#test/builders/aDelivery.ts';
import { aCategory, aPurchase, aSharedCard, buyers, decide, purchaseInput } from '#test/builders/aPurchase.ts';
import { aUser } from '#test/builders/aUser.ts';
import { grant, roleIds, user, users } from '#test/builders/userFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const [teacher1, officer1, inspector1, keeper1] = [103, 105, 108, 107].map(user) as [string, string, string, string];

let app: TestApp;
let people: Bidders;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
  admin = await app.as('schooladmin', 'school_admin');
}, 120_000);
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

const stranded = async (title: string) =>
  (await admin.approvals.queryStrandedTurnPage({ query: { size: 200 } })).records.filter((row) => row.title === title);
const replace = (body: Schemas['Replacement'], client = admin) => client.approvals.replaceTurnHolder({ body });
const detailOf = (id: string, client = admin) => client.projects.getProjectDetail({ path: { id } });
const idOf = async (client: TestClient) => (await client.users.getMyProfile()).id;

async function whileDisabled<T>(id: string, act: () => Promise<T>): Promise<T> {
  await users.setStatus(admin, id, 'DISABLED');
  try {
    return await act();
  } finally {
    await users.setStatus(admin, id, 'ENABLED');
    people = { ...people, ...(await buyers(app)) };
  }
}

/** Somebody new at the school, who acts in a role. */
async function somebody(role: 'purchaser' | 'inspector'): Promise<{ id: string; name: string; client: TestClient }> {
  const { id, client } = await aUser(app, { role });
  return { id, client, name: (await client.users.getMyProfile()).name };
}

async function logOf(projectId: string, step: Schemas['ProjectLog']['step']) {
  const events = await app.database.db
    .selectFrom('flowEvent')
    .selectAll()
    .where((eb) => eb.and({ kind: 'PROJECT', subjectId: projectId }))
    .orderBy('no')
    .execute();
  expect(brokenAt(events)).toBeNull();
  return events.filter((event) => event.step === step);
}

async function anInspection(): Promise<{ id: string; projectId: string; title: string; officer: TestClient }> {
  people = await bidders(app);
  const { id: projectId, people: now } = await anOrder(app, people, { total: '60000.00' });
  // The bidding has taken days.
  admin = await app.as('schooladmin', 'school_admin');
  const id = await begun(app, now.applicant, projectId);
  await inspecting(app, now, id);
  const { projectName: title } = await detailOf(projectId);
  return { id, projectId, title, officer: await app.as('officer1', 'procurement_officer') };
}

async function sign(id: string, client: TestClient) {
  const { version } = await acceptanceOf(client, id);
  return client.acceptances.signAcceptance({ path: { id }, body: { version, agree: true, conflictDeclared: true } });
}

async function conclude(id: string, client: TestClient) {
  const { version } = await acceptanceOf(client, id);
  const rating = { quality: 5, delivery: 4, service: 5 };
  const body = { version, conclusion: 'PASS' as const, opinion: 'Counted and tried out', rating };
  return client.acceptances.concludeAcceptance({ path: { id }, body });
}

test('a member who leaves after others have signed is replaced, and the group concludes', async () => {
  const { id, projectId, officer } = await anInspection();
  const leader = await app.as('keeper1', 'warehouse_keeper');
  await sign(id, leader);
  await sign(id, officer);
  const heir = await somebody('inspector');
  await whileDisabled(inspector1, async () => {
    const { version } = await acceptanceOf(officer, id);
    const members = [{ userId: keeper1, memberRole: 'LEADER' as const }];
    expect(
      await failureOf(officer.acceptances.assignAcceptanceMembers({ path: { id }, body: { version, members } })),
    ).toMatchObject({
      code: 4101,
    });
    const { allowedActions, members: group } = await acceptanceOf(admin, id);
    expect(allowedActions).toContain('REPLACE_MEMBER');
    expect(group.filter(({ left }) => left).map(({ userId }) => userId)).toEqual([inspector1]);
    const [row] = (await admin.approvals.queryStrandedTurnPage({ query: { size: 200 } })).records.filter(
      (one) => one.projectId === projectId,
    );
    expect(row).toMatchObject({ step: 'SIGN_ACCEPTANCE', recordId: id, holders: [{ userId: inspector1, part: 'MEMBER' }] });
    const at = { part: 'MEMBER' as const, recordId: id, userId: inspector1 };
    const offered = await admin.approvals.listReplacements({ query: { ...at, keyword: heir.name } });
    expect(offered.map((one) => one.id)).toEqual([heir.id]);
    const body = { ...at, replacementId: heir.id, reason: 'Has left the school' };
    expect(await failureOf(replace({ ...body, replacementId: keeper1 }))).toMatchObject({
      code: 4000,
      fieldErrors: [{ field: 'replacementId' }],
    });
    expect(await failureOf(replace(body, officer))).toMatchObject({ code: 4003 });
    expect(await failureOf(replace({ ...body, userId: keeper1 }))).toMatchObject({ code: 4101 });
    await replace(body);
    expect(await failureOf(replace(body))).toMatchObject({ code: 4101 });
    expect((await logOf(projectId, 'replaceMember')).map(({ content }) => content)).toEqual([
      expect.stringMatching(new RegExp(`→ ${heir.name}: Has left the school$`)),
    ]);
    const messages = await heir.client.inbox.queryInboxMessagePage({ query: {} });
    expect(messages.records).toMatchObject([{ sceneCode: 'ACCEPTANCE_TODO' }]);
    expect((await acceptanceOf(leader, id)).members.map(({ userId, signed }) => [userId, signed])).toEqual([
      [keeper1, true],
      [officer1, true],
      [heir.id, false],
    ]);
  });
  await sign(id, heir.client);
  await conclude(id, leader);
  expect((await detailOf(projectId)).status).toBe('COMPLETED');
}, 240_000);

test('a leader who leaves after signing gives the lead to a member or to somebody new; the signature stays', async () => {
  for (const isNew of [false, true]) {
    const { id, projectId } = await anInspection();
    for (const { account, roleCode } of await groupOf(app)) await sign(id, await app.as(account, roleCode));
    const heir = isNew ? await somebody('inspector') : { id: inspector1, client: await app.as('inspector1', 'inspector') };
    await whileDisabled(keeper1, async () => {
      await replace({ part: 'MEMBER', recordId: id, userId: keeper1, replacementId: heir.id, reason: 'Has left the school' });
    });
    const former = (await acceptanceOf(admin, id)).members.find(({ userId }) => userId === keeper1);
    expect(former).toMatchObject({ signed: true, agree: true, memberRole: isNew ? 'LEADER' : 'MEMBER' });
    expect(former?.replacedByName === null).toBe(!isNew);
    const again = await app.as('keeper1', 'warehouse_keeper');
    expect(await failureOf(conclude(id, again))).toMatchObject({ code: 4003 });
    if (isNew) await sign(id, heir.client);
    await conclude(id, heir.client);
    expect((await detailOf(projectId)).status).toBe('COMPLETED');
  }
}, 240_000);

async function aSmallPurchase(stage: 'APPROVING' | 'EXECUTING') {
  const buying = await buyers(app);
  const input = purchaseInput(await aSharedCard(buying.finance), await aCategory(buying.applicant));
  return { ...(await aPurchase(buying, stage, { input })), buying, cardId: String(input.funds[0]?.expenditureId) };
}

test('whoever takes over an ordered purchase receives it, and its money ends on the card', async () => {
  const { id, applicantName, buying, cardId } = await aSmallPurchase('EXECUTING');
  const heir = await somebody('purchaser');
  const body = { part: 'REQUESTER' as const, recordId: id, userId: teacher1, replacementId: heir.id, reason: 'Moved away' };
  expect(await failureOf(replace(body))).toMatchObject({ code: 4101 });
  await whileDisabled(teacher1, async () => {
    expect((await detailOf(id)).allowedActions).toContain('REPLACE_REQUESTER');
    expect(await detailOf(id, buying.approver)).toMatchObject({ applicantLeft: true, requestedByName: null });
    const approver = await idOf(buying.approver);
    const self = await idOf(admin);
    for (const replacementId of [approver, self]) {
      expect(await failureOf(replace({ ...body, replacementId }))).toMatchObject({ fieldErrors: [{ field: 'replacementId' }] });
    }
    const offered = await admin.approvals.listReplacements({
      query: { part: 'REQUESTER', recordId: id, userId: teacher1, keyword: 'Person' },
    });
    expect(offered.map((one) => one.id)).toContain(heir.id);
    expect(offered.map((one) => one.id)).not.toContain(approver);
    await replace(body);
  });
  const taken = await detailOf(id, heir.client);
  expect(taken).toMatchObject({ applicantId: heir.id, requestedByName: applicantName, applicantLeft: false, waitsForMe: true });
  expect((await logOf(id, 'replaceRequester')).map(({ content }) => content)).toEqual([
    `${applicantName} → ${heir.name}: Moved away`,
  ]);
  expect((await heir.client.inbox.queryInboxMessagePage({ query: {} })).records).toMatchObject([
    { sceneCode: 'APPROVAL_RESULT' },
  ]);
  const receipt = { version: taken.version, actualAmount: '2400.00', conflictDeclared: true };
  // Who requested it says nothing as a witness, should they come back.
  expect(
    await failureOf(heir.client.projects.confirmReceipt({ path: { id }, body: { ...receipt, witnessUserId: teacher1 } })),
  ).not.toBeNull();
  await heir.client.projects.confirmReceipt({ path: { id }, body: { ...receipt, witnessUserId: keeper1 } });
  await decide(buying.witness, id, { decision: 'APPROVE' });
  const { frozenAmount, occupiedAmount } = await buying.finance.expenditure.getExpenditureDetail({ path: { id: cardId } });
  expect([frozenAmount, occupiedAmount]).toEqual(['0.00', '2400.00']);
}, 240_000);

test('an approver is told that the requester has left, may approve, and who takes over may take the request back', async () => {
  const { id, buying } = await aSmallPurchase('APPROVING');
  const heir = await somebody('purchaser');
  const { approvalInstanceId } = await detailOf(id);
  const path = { id: String(approvalInstanceId) };
  await whileDisabled(teacher1, async () => {
    const { project, allowedActions } = await buying.approver.approvals.getApprovalInstanceDetail({ path });
    expect([project.applicantLeft, allowedActions.includes('APPROVE')]).toEqual([true, true]);
    const body = { part: 'REQUESTER' as const, recordId: id, userId: teacher1, reason: 'Moved away' };
    // The approver is asked now.
    const approver = await idOf(buying.approver);
    expect(await failureOf(replace({ ...body, replacementId: approver }))).toMatchObject({ code: 4000 });
    await replace({ ...body, replacementId: heir.id });
  });
  const { version } = await heir.client.approvals.getApprovalInstanceDetail({ path });
  await heir.client.approvals.withdrawApprovalInstance({ path, body: { version } });
  expect((await detailOf(id)).status).toBe('WITHDRAWN');
}, 240_000);

test('somebody whose role was taken away has left, and a user with a part in a purchase cannot be deleted', async () => {
  const heir = await somebody('purchaser');
  const leaver = await somebody('purchaser');
  const { id } = await aSmallPurchase('EXECUTING');
  await whileDisabled(teacher1, () =>
    replace({ part: 'REQUESTER', recordId: id, userId: teacher1, replacementId: leaver.id, reason: 'Moved away' }),
  );
  expect(await failureOf(users.remove(admin, leaver.id))).not.toBeNull();
  expect(await stranded('Pipette tips')).toEqual([]);
  const { version } = await users.detail(admin, leaver.id);
  await users.update(admin, { id: leaver.id, version, roleDeptList: grant(roleIds.inspector, 311) });
  expect(await stranded('Pipette tips')).toMatchObject([
    { projectId: id, holders: [{ userId: leaver.id, cause: 'NO_ROLE', part: 'REQUESTER' }] },
  ]);
  const body = { part: 'REQUESTER' as const, recordId: id, userId: leaver.id, reason: 'Moved away' };
  // Whoever requested it does not take it back from outside the log.
  expect(await failureOf(replace({ ...body, replacementId: teacher1 }))).toMatchObject({ code: 4000 });
  await replace({ ...body, replacementId: heir.id });
  expect(await stranded('Pipette tips')).toEqual([]);
}, 240_000);

test('of two who replace somebody at once, one does', async () => {
  const { id } = await aSmallPurchase('EXECUTING');
  const heirs = [await somebody('purchaser'), await somebody('purchaser')];
  const body = { part: 'REQUESTER' as const, recordId: id, userId: teacher1, reason: 'Moved away' };
  await whileDisabled(teacher1, async () => {
    const answers = await Promise.all(heirs.map((heir) => failureOf(replace({ ...body, replacementId: heir.id }))));
    expect(answers.filter((failure) => failure === null)).toHaveLength(1);
    expect(answers.map((failure) => failure?.code ?? null).sort()).toEqual([4101, null]);
  });
  expect(await logOf(id, 'replaceRequester')).toHaveLength(1);
}, 240_000);

test('shared stock that was approved for somebody who has left is received and given back by another one', async () => {
  const keeper = await app.as('keeper1', 'warehouse_keeper');
  const teacher = await app.as('teacher1', 'purchaser');
  const { records } = await teacher.stock.querySharedStockPage({ query: { size: 50 } });
  const stockId = String(records.find(({ mayApply }) => mayApply)?.id);
  const asked = { stockId, quantity: '1', purpose: 'Teaching', expectReturnDate: '2026-12-31' };
  const { id } = await teacher.stock.saveSharedApply({ body: asked });
  const path = { id };
  await keeper.stock.decideSharedApply({ path, body: { decision: 'APPROVE' } });
  const heir = await somebody('purchaser');
  const applyOf = async (client: TestClient, tab: 'APPLIED' | 'DONE') =>
    (await client.stock.querySharedApplyPage({ query: { tab, size: 200 } })).records.find((one) => one.id === id);
  await whileDisabled(teacher1, async () => {
    expect(await applyOf(admin, 'DONE')).toMatchObject({ applicantLeft: true, allowedActions: ['REPLACE_REQUESTER'] });
    await keeper.stock.issueSharedApply({ path, body: {} });
    const [row] = (await admin.approvals.queryStrandedTurnPage({ query: { size: 200 } })).records.filter(
      ({ step }) => step === 'SHARED_RECEIPT',
    );
    expect(row).toMatchObject({ recordId: id, holders: [{ userId: teacher1, part: 'BORROWER' }] });
    const body = { part: 'BORROWER' as const, recordId: id, userId: teacher1, reason: 'Moved away' };
    expect(
      (await admin.approvals.listReplacements({ query: { part: 'BORROWER', recordId: id, userId: teacher1 } })).length,
    ).toBeGreaterThan(0);
    await replace({ ...body, replacementId: heir.id });
  });
  await heir.client.stock.receiveSharedApply({ path });
  await keeper.stock.returnSharedApply({ path, body: { quantity: '1', condition: 'GOOD' } });
  expect(await applyOf(heir.client, 'APPLIED')).toMatchObject({
    status: 'RETURNED',
    replacements: [{ toName: heir.name, reason: 'Moved away' }],
  });
}, 240_000);
