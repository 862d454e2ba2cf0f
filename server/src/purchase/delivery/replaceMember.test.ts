import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bidders, bidders } from '#test/builders/aBidding.ts';
import { acceptanceOf, anOrder, begun, groupOf, inspecting } from '#test/builders/aDelivery.ts';
import { administrator, anHeir, saidOf, strandedOf, whileDisabled } from '#test/builders/aLeaver.ts';
import { user } from '#test/builders/userFixture.ts';
import { toDo } from '#test/countFaults.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const [officer1, inspector1, keeper1] = [105, 108, 107].map(user) as [string, string, string];

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await bidders(app);
}, 120_000);
afterAll(() => app.close());

const statusOf = async (id: string) => (await (await administrator(app)).projects.getProjectDetail({ path: { id } })).status;
const keeper = () => app.as('keeper1', 'warehouse_keeper');

/** An order of 60,000 that has come and is being inspected by keeper1, who leads, inspector1 and officer1. */
async function anInspection(): Promise<{ id: string; projectId: string }> {
  const { id: projectId, people: now } = await anOrder(app, people, { total: '60000.00' });
  people = { ...people, ...now };
  const id = await begun(app, now.applicant, projectId);
  await inspecting(app, now, id);
  return { id, projectId };
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
  const { id, projectId } = await anInspection();
  const officer = await app.as('officer1', 'procurement_officer');
  for (const client of [await keeper(), officer]) await sign(id, client);
  const heir = await anHeir(app, 'inspector');
  const at = { part: 'MEMBER' as const, recordId: id, userId: inspector1 };
  const body = { ...at, replacementId: heir.id, reason: 'Has left the school' };
  await whileDisabled(app, inspector1, async (admin) => {
    const replace = (more: Partial<typeof body> = {}, client = admin) =>
      failureOf(client.approvals.replaceTurnHolder({ body: { ...body, ...more } }));
    const { version, allowedActions, members } = await acceptanceOf(admin, id);
    // Another group is assigned only before the first signature.
    const group = { version, members: [{ userId: keeper1, memberRole: 'LEADER' as const }] };
    const refused = await failureOf(officer.acceptances.assignAcceptanceMembers({ path: { id }, body: group }));
    expect(refused).toMatchObject({ code: 4101 });
    expect(allowedActions).toContain('REPLACE_MEMBER');
    expect(members.flatMap(({ left, userId }) => (left ? [userId] : []))).toEqual([inspector1]);
    const holders = [{ userId: inspector1, cause: 'DISABLED', part: 'MEMBER' }];
    const rows = await strandedOf(app, (row) => row.projectId === projectId);
    expect(rows).toMatchObject([{ step: 'SIGN_ACCEPTANCE', recordId: id, holders }]);
    const offered = await admin.approvals.listReplacements({ query: { ...at, keyword: heir.name } });
    expect(offered.map((one) => one.id)).toEqual([heir.id]);
    expect(await replace({ replacementId: keeper1 })).toMatchObject({ fieldErrors: [{ field: 'replacementId' }] });
    expect(await replace({}, officer)).toMatchObject({ code: 4003 });
    // Who is still there keeps the place.
    expect(await replace({ userId: keeper1 })).toMatchObject({ code: 4101 });
    expect(await replace()).toBeNull();
    expect(await replace()).toMatchObject({ code: 4101 });
  });
  const { records } = await heir.client.inbox.queryInboxMessagePage({ query: {} });
  expect(records).toMatchObject([{ sceneCode: `ACCEPTANCE_${toDo}` }]);
  expect(await saidOf(app, projectId, 'replaceMember')).toEqual([
    expect.stringMatching(new RegExp(`→ ${heir.name}: Has left the school$`)),
  ]);
  const { members } = await acceptanceOf(heir.client, id);
  expect(members.map(({ userId, signed }) => [userId, signed])).toEqual([
    [keeper1, true],
    [officer1, true],
    [heir.id, false],
  ]);
  await sign(id, heir.client);
  await conclude(id, await keeper());
  expect(await statusOf(projectId)).toBe('COMPLETED');
}, 240_000);

test.each([
  ['a member', false],
  ['somebody new', true],
])(
  'a leader who leaves after signing gives the lead to %s, and the signature stays',
  async (_whom, isNew) => {
    const { id, projectId } = await anInspection();
    for (const { account, roleCode } of await groupOf(app)) await sign(id, await app.as(account, roleCode));
    const heir = isNew ? await anHeir(app, 'inspector') : { id: inspector1, client: await app.as('inspector1', 'inspector') };
    const body = { part: 'MEMBER' as const, recordId: id, userId: keeper1, replacementId: heir.id, reason: 'Has left' };
    await whileDisabled(app, keeper1, (admin) => admin.approvals.replaceTurnHolder({ body }));
    const { members } = await acceptanceOf(heir.client, id);
    const former = members.find(({ userId }) => userId === keeper1);
    expect(former).toMatchObject({ signed: true, agree: true, memberRole: isNew ? 'LEADER' : 'MEMBER' });
    expect(former?.replacedByName === null).toBe(!isNew);
    expect(await failureOf(conclude(id, await keeper()))).toMatchObject({ code: 4003 });
    if (isNew) await sign(id, heir.client);
    await conclude(id, heir.client);
    expect(await statusOf(projectId)).toBe('COMPLETED');
  },
  240_000,
);

test('where the group needs somebody from another college, nobody of the own one takes the place of the last', async () => {
  const { id, projectId } = await anInspection();
  await sign(id, await keeper());
  const { db } = app.database;
  const others = db.updateTable('acceptanceMember').set({ outside: false }).where('acceptanceId', '=', id);
  await others.where('userId', '<>', inspector1).execute();
  const { limits } = await db.selectFrom('project').select('limits').where('id', '=', projectId).executeTakeFirstOrThrow();
  const lower = JSON.stringify({ ...limits, outsiderLimit: '50000.00' });
  await db.updateTable('project').set({ limits: lower }).where('id', '=', projectId).execute();
  const heir = await anHeir(app, 'inspector');
  const at = { part: 'MEMBER' as const, recordId: id, userId: inspector1 };
  await whileDisabled(app, inspector1, async (admin) => {
    const body = { ...at, replacementId: heir.id, reason: 'Has left' };
    const refused = await failureOf(admin.approvals.replaceTurnHolder({ body }));
    expect(refused).toMatchObject({ code: 4000, fieldErrors: [{ field: 'replacementId', rule: 'outsiders' }] });
    expect(await admin.approvals.listReplacements({ query: { ...at, keyword: heir.name } })).toEqual([]);
  });
}, 240_000);
