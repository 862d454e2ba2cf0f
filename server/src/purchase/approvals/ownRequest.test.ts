import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { seedId } from '#reference/seedId.ts';
import { aCategoryThat, aLargerPurchase, aSharedCard, buyers, largerInput, taskOf } from '#test/builders/aPurchase.ts';
import { lab } from '#test/builders/cardFixture.ts';
import { storeFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let equipment: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  equipment = await aCategoryThat(people.applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
  // The applicant holds every role that a school asks for approvals, in the own department and at the top.
  const { db } = app.database;
  const held = await db
    .selectFrom('role')
    .select(['companyId', 'id', 'roleCode'])
    .where('companyId', 'in', ['0', '1001'])
    .execute();
  const wanted = held.filter(({ roleCode }) => roles.includes(roleCode));
  const places = [lab, seedId('dept', 300)];
  const rows = wanted.flatMap(({ companyId: roleCompanyId, id: roleId }) =>
    places.map((deptId) => ({ companyId: '1001', userId: applicantId, roleCompanyId, roleId, deptId })),
  );
  await db
    .insertInto('userRoleDept')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const tree = await admin.goodsCategories.getGoodsCategoryTree({ query: {} });
  const [top] = tree.filter(({ purchaseType }) => purchaseType === 'GOODS');
  const body = { version: top?.version ?? 1, manager: { userIds: [applicantId, keeperId] } };
  await admin.goodsCategories.updateGoodsCategory({ path: { id: String(top?.id) }, body });
});
afterAll(() => app.close());

const [applicantId, deanId, keeperId] = [103, 104, 107].map((n) => seedId('user', n)) as [string, string, string];
const roles = ['dept_approver', 'procurement_officer', 'finance', 'school_admin'];

const asking = { mode: 'ALL', ifEmpty: 'SKIP', limitDays: 1 } as const;
const role = (where: 'DEPT' | 'COLLEGE' | 'SCHOOL', roleCode = 'dept_approver'): FlowNode => ({
  kind: 'ROLE',
  roleCode,
  where,
  ...asking,
});
const ways: [name: string, node: FlowNode][] = [
  ['as somebody who is named', { kind: 'USERS', userIds: [applicantId, deanId], ...asking }],
  ['by a role in the own department', role('DEPT')],
  ['by a role at the top of the school', role('SCHOOL')],
  ['as an officer', role('SCHOOL', 'procurement_officer')],
  ['as finance', role('SCHOOL', 'finance')],
  ['by a role in a fixed department', { ...asking, kind: 'ROLE', roleCode: 'dept_approver', where: 'FIXED_DEPT', deptId: lab }],
  ['as who manages the category', { kind: 'CATEGORY_MANAGER', ...asking }],
  ['as an administrator, where nobody else is found', { kind: 'USERS', userIds: ['gone'], ...asking, ifEmpty: 'SCHOOL_ADMIN' }],
];

async function aCase(...nodes: FlowNode[]) {
  await storeFlow(app.database.db, nodes);
  people.applicant = await app.as('teacher1', 'purchaser');
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), equipment, '120000.00');
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, instanceId: String(approvalInstanceId) };
}

/** Tries to decide about every task of a case, in every role that the applicant holds. */
async function tries(id: string, instanceId: string) {
  const { roleDeptList } = await people.applicant.users.getMyProfile();
  const codes = [...new Set(roleDeptList.map(({ roleCode }) => roleCode))];
  expect(codes).toEqual(expect.arrayContaining(['purchaser', ...roles]));
  for (const code of codes) {
    const client = await app.as('teacher1', code);
    await expect(taskOf(client, id)).rejects.toThrow('There is no task');
    const { records, version, myTaskId, allowedActions } = await client.approvals.getApprovalInstanceDetail({
      path: { id: instanceId },
    });
    expect(records.map(({ userId }) => userId)).not.toContain(applicantId);
    expect(myTaskId).toBeNull();
    expect(allowedActions).not.toContain('APPROVE');
    for (const { taskId } of records) {
      const body = { version, decision: 'APPROVE' as const };
      const failure = await failureOf(client.approvals.decideApprovalTask({ path: { taskId }, body }));
      expect([4004, 4105]).toContain(failure?.code);
    }
  }
}

test.each(ways)('nobody decides on the own request %s, in any role', { timeout: 120_000 }, async (_name, node) => {
  const { id, instanceId } = await aCase(node);
  await tries(id, instanceId);
});

test('nobody is put in, handed a task, or given one because of its time, in the own request', { timeout: 120_000 }, async () => {
  const { id, instanceId } = await aCase({ kind: 'ROLE', roleCode: 'dept_approver', where: 'COLLEGE', ...asking, mode: 'ANY' });
  const dean = await app.as('dean1', 'dept_approver');
  const { taskId, version } = await taskOf(dean, id);
  const handed = dean.approvals.delegateApprovalTask({ path: { taskId }, body: { version, userId: applicantId } });
  expect(await failureOf(handed)).toMatchObject({ code: 4105 });
  const began = app.clock.now;
  try {
    app.clock.now = addWorkingDays(began, 2, await readCalendar('1001', app.database));
    await app.sweepDue();
    people.applicant = await app.as('teacher1', 'purchaser');
    await tries(id, instanceId);
    // The vice-president is asked instead, and not the applicant, who holds the same role there.
    const { records } = await people.applicant.approvals.getApprovalInstanceDetail({ path: { id: instanceId } });
    expect(records.filter(({ state }) => state === 'PENDING').map(({ userName }) => userName)).toEqual(['曹德明']);
  } finally {
    app.clock.now = began;
  }
});
