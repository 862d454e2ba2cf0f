import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { seedId } from '#reference/seedId.ts';
import {
  aCategory,
  aCategoryThat,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  decide,
  largerInput,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { aUser } from '#test/builders/aUser.ts';
import { storeFlow as storeTestFlow } from '#test/builders/storeFlow.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing, stale, wrongState } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let dean: TestClient;
let equipment: string;
let supplies: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  dean = await app.as('dean1', 'dept_approver');
  equipment = await aCategoryThat(people.applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
  supplies = await aCategory(people.applicant);
});
afterAll(() => app.close());

const [applicantId, ownerId, keeperId, deanId] = [103, 133, 107, 104].map((n) => seedId('user', n)) as [
  ...[string, string, string, string],
];
const presidentId = seedId('user', 122);

const storeFlow = (...nodes: FlowNode[]) => storeTestFlow(app.database.db, nodes);
const asks = (mode: 'ANY' | 'ALL', ...userIds: string[]): FlowNode => ({ kind: 'USERS', userIds, mode, ifEmpty: 'SKIP' });

async function largerCase() {
  const input = largerInput(await aSharedCard(people.finance, '900000.00'), equipment, '120000.00');
  const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
  return { id, instanceId: String(approvalInstanceId) };
}
async function smallCase() {
  const input = purchaseInput(await aSharedCard(people.finance), supplies, '100.00');
  const { id, approvalInstanceId } = await aPurchase(people, 'APPROVING', { input });
  return { id, instanceId: String(approvalInstanceId) };
}

const detail = (client: TestClient, id: string) => client.approvals.getApprovalInstanceDetail({ path: { id } });
async function stuck(id: string) {
  const { records } = await admin.approvals.queryStuckApprovalPage({ query: { size: 200 } });
  return records.find((record) => record.id === id);
}
async function setStatus(id: string, status: 'ENABLED' | 'DISABLED') {
  await admin.users.updateUserStatus({ body: { id, status } });
}
const openWork = async (id: string) => (await admin.users.getUserDetail({ path: { id } })).waitingApprovals;
async function whileDisabled(id: string, act: () => Promise<void>) {
  await setStatus(id, 'DISABLED');
  try {
    await act();
  } finally {
    await setStatus(id, 'ENABLED');
    await app.sweepDue();
  }
}
const reassign = async (client: TestClient, id: string, userId: string, changes: { taskId?: string; version?: number } = {}) => {
  const { version } = await detail(people.applicant, id);
  return client.approvals.reassignApproval({
    path: { id },
    body: { version, userId, reason: 'Has left the school', ...changes },
  });
};
const messagesOf = async (client: TestClient, id: string) => {
  const { records } = await client.inbox.queryInboxMessagePage({ query: { size: 200 } });
  return records.filter(({ bizId }) => bizId === id).map(({ title }) => title);
};

describe('a task', () => {
  test('has three working days by the calendar of the school, which a later change does not move, or as many as the flow says', async () => {
    const { instanceId } = await smallCase();
    const began = app.clock.now;
    const limit = addWorkingDays(began, 3, await readCalendar('1001', app.database));
    const seen = await detail(people.approver, instanceId);
    expect(new Date(String(seen.limitTime))).toEqual(limit);
    expect(seen.isOverdue).toBe(false);
    await storeFlow({ ...asks('ANY', deanId), limitDays: 1 });
    const days = [{ date: '2026-03-03', kind: 'HOLIDAY' as const, name: 'Sports day' }];
    await admin.purchasingConfig.saveCalendarDays({ body: { year: 2026, version: 0, days } });
    expect((await detail(people.approver, instanceId)).limitTime).toBe(seen.limitTime);
    const { instanceId: later } = await largerCase();
    expect((await detail(people.applicant, later)).limitTime).toBe('2026-03-04T09:00:00+08:00');
    await admin.purchasingConfig.saveCalendarDays({ body: { year: 2026, version: 1, days: [] } });
  });

  test('is reminded of at its limit, and at twice the limit the school is told and may give it to somebody else', async () => {
    const { id, instanceId } = await smallCase();
    const began = app.clock.now;
    const calendar = await readCalendar('1001', app.database);
    expect(await failureOf(reassign(admin, instanceId, deanId))).toMatchObject(wrongState);
    try {
      app.clock.now = addWorkingDays(began, 3, calendar);
      await app.sweepDue();
      people.approver = await app.as('fanzihan', 'purchaser');
      people.applicant = await app.as('teacher1', 'purchaser');
      admin = await app.as('schooladmin', 'school_admin');
      expect(await messagesOf(people.approver, instanceId)).toEqual([
        'Approval overdue: Pipette tips',
        'To approve: Pipette tips',
      ]);
      expect((await people.approver.approvals.countApprovalTasks()).overdue).toBeGreaterThan(0);
      const { records } = await people.approver.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
      expect(records.find((record) => record.instanceId === instanceId)).toMatchObject({ isOverdue: true, isBlocked: false });
      expect(await stuck(instanceId)).toBeUndefined();
      app.clock.now = addWorkingDays(began, 6, calendar);
      await app.sweepDue();
      await app.sweepDue();
      people.applicant = await app.as('teacher1', 'purchaser');
      admin = await app.as('schooladmin', 'school_admin');
      dean = await app.as('dean1', 'dept_approver');
      expect(await messagesOf(admin, instanceId)).toEqual(['Approval still open: Pipette tips']);
      expect(await stuck(instanceId)).toMatchObject({ blocked: false, seats: [{ cause: 'LATE', userName: '范子涵' }] });
      await reassign(admin, instanceId, deanId);
      expect(await stuck(instanceId)).toBeUndefined();
      expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    } finally {
      app.clock.now = began;
    }
  });
});

describe('a task that is left for twice its time', () => {
  const role = (where: 'DEPT' | 'COLLEGE'): FlowNode => ({
    kind: 'ROLE',
    roleCode: 'dept_approver',
    where,
    mode: 'ANY',
    ifEmpty: 'SCHOOL_ADMIN',
    limitDays: 1,
  });

  async function afterTwiceTheTime(act: () => Promise<void>) {
    const began = app.clock.now;
    try {
      app.clock.now = addWorkingDays(began, 2, await readCalendar('1001', app.database));
      await app.sweepDue();
      people.applicant = await app.as('teacher1', 'purchaser');
      admin = await app.as('schooladmin', 'school_admin');
      dean = await app.as('dean1', 'dept_approver');
      await act();
    } finally {
      app.clock.now = began;
    }
  }

  test('goes one level up: who is there is asked with the whole time, who had it is told, and the log says why', async () => {
    await storeFlow(role('COLLEGE'));
    const { id, instanceId } = await largerCase();
    await afterTwiceTheTime(async () => {
      const { records, seats } = await detail(people.applicant, instanceId);
      expect(records).toMatchObject([
        { userName: '陈志衡', state: 'CANCELLED' },
        { userName: '曹德明', state: 'PENDING', kind: 'COLLEGE_APPROVER', fromUserName: '陈志衡', byUserName: null },
      ]);
      expect(seats).toEqual([]);
      expect(await messagesOf(dean, instanceId)).toContain('Passed on to the next level: Centrifuges');
      expect(await messagesOf(admin, instanceId)).toEqual(['Approval still open: Centrifuges']);
      const president = await app.as('caodeming', 'dept_approver');
      expect(await messagesOf(president, instanceId)).toEqual(['To approve: Centrifuges']);
      await expect(decide(dean, id, { decision: 'APPROVE' })).rejects.toThrow('There is no task');
      const logs = await people.applicant.projects.listProjectLogs({ path: { id } });
      expect(logs.at(-1)).toMatchObject({ step: 'escalate', content: '陈志衡 → 曹德明' });
      expect(await decide(president, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
      const auditor = await app.as('auditor1', 'auditor');
      expect(await auditor.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
    });
  });

  test('stays where it is, and on the list of the school, if nobody holds the role above', async () => {
    await storeFlow({ ...asks('ANY', deanId), limitDays: 1 });
    const { instanceId } = await largerCase();
    await afterTwiceTheTime(async () => {
      expect(await stuck(instanceId)).toMatchObject({ blocked: false, seats: [{ cause: 'LATE', userName: '陈志衡' }] });
    });
  });
});

describe('a case whose only approver is disabled', () => {
  test('is blocked: the school is told, sees what blocks it, and puts somebody in, whom record and log name', async () => {
    const { id, instanceId } = await smallCase();
    // Whoever disables somebody is told what waits for them.
    const work = await openWork(ownerId);
    expect(work).toBeGreaterThan(0);
    await whileDisabled(ownerId, async () => {
      expect(await stuck(instanceId)).toMatchObject({
        blocked: true,
        seats: [{ cause: 'LEFT', kind: 'CARD_OWNER', userName: '范子涵' }],
      });
      await app.sweepDue();
      await app.sweepDue();
      expect(await messagesOf(admin, instanceId)).toEqual(['Approval blocked: Pipette tips']);
      expect((await admin.approvals.countApprovalTasks()).stuck).toBeGreaterThan(0);
      expect(await detail(people.applicant, instanceId)).toMatchObject({ isBlocked: true, seats: [] });
      // Purchase and list do not wait for somebody who has left.
      const purchase = { status: 'APPROVING', waitingFor: [], blockedCaseId: instanceId };
      expect(await people.applicant.projects.getProjectDetail({ path: { id } })).toMatchObject(purchase);
      const { records: list } = await people.applicant.projects.queryProjectPage({ query: { scope: 'MINE', size: 200 } });
      expect(list.find((row) => row.id === id)).toMatchObject(purchase);
      expect(await detail(admin, instanceId)).toMatchObject({ isBlocked: true, allowedActions: ['REASSIGN'] });
      expect(await failureOf(reassign(dean, instanceId, deanId))).toMatchObject({ code: 4003 });
      expect(await failureOf(reassign(admin, instanceId, applicantId))).toMatchObject({ code: 4105 });
      expect(await failureOf(reassign(admin, instanceId, 'nobody'))).toMatchObject(broken('userId', 'exists'));
      expect(await failureOf(reassign(admin, instanceId, deanId, { version: 9 }))).toMatchObject(stale);
      expect(await reassign(admin, instanceId, deanId)).toMatchObject({ status: 'RUNNING', version: 2 });
      expect(await openWork(ownerId)).toBe(work - 1);
      const { isBlocked, records } = await detail(people.applicant, instanceId);
      expect(isBlocked).toBe(false);
      expect(records).toMatchObject([
        { userName: '范子涵', state: 'CANCELLED' },
        { userName: '陈志衡', state: 'PENDING', fromUserName: '范子涵', byUserName: '李文博', putReason: 'Has left the school' },
      ]);
      const logs = await people.applicant.projects.listProjectLogs({ path: { id } });
      expect(logs.at(-1)).toMatchObject({ step: 'reassign', content: '范子涵 → 陈志衡: Has left the school' });
      expect(await messagesOf(dean, instanceId)).toEqual(['To approve: Pipette tips']);
    });
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED', projectStatus: 'EXECUTING' });
    const auditor = await app.as('auditor1', 'auditor');
    expect(await auditor.projects.verifyProjectLog({ path: { id } })).toMatchObject({ ok: true });
    expect(await failureOf(reassign(admin, instanceId, presidentId))).toMatchObject({ code: 4131 });
  });

  test('goes on by itself when the approver is enabled again', async () => {
    const { id, instanceId } = await smallCase();
    await whileDisabled(ownerId, async () => {
      await app.sweepDue();
      expect(await stuck(instanceId)).toBeDefined();
    });
    expect(await stuck(instanceId)).toBeUndefined();
    people.approver = await app.as('fanzihan', 'purchaser');
    expect(await decide(people.approver, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });
});

test('of two who reassign at once, one does, and the other learns that it is too late', async () => {
  const { instanceId } = await smallCase();
  await whileDisabled(ownerId, async () => {
    const failures = await Promise.all(
      [deanId, presidentId].map((one) => failureOf(reassign(admin, instanceId, one, { version: 1 }))),
    );
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)).toMatchObject(stale);
  });
});

describe('a step', () => {
  test('that one decides is not blocked as long as one of those asked can; of all, each counts', async () => {
    await storeFlow(asks('ANY', ownerId, deanId));
    const any = await largerCase();
    await storeFlow(asks('ALL', ownerId, deanId));
    const all = await largerCase();
    await whileDisabled(ownerId, async () => {
      await app.sweepDue();
      expect(await stuck(any.instanceId)).toBeUndefined();
      expect(await stuck(all.instanceId)).toMatchObject({ seats: [{ userName: '范子涵' }] });
      await reassign(admin, all.instanceId, keeperId);
      expect(await stuck(all.instanceId)).toBeUndefined();
    });
    expect(await decide(dean, all.id, { decision: 'APPROVE' })).toMatchObject({ status: 'RUNNING' });
  });

  test('whose approver leaves goes to who holds the same by now, by the version of the flow that the case has', async () => {
    const deptId = seedId('dept', 301);
    const byRole = {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'FIXED_DEPT',
      deptId,
      mode: 'ANY',
      ifEmpty: 'SKIP',
    } as const;
    await storeFlow(byRole);
    const { id, instanceId } = await largerCase();
    await storeFlow(asks('ANY', presidentId));
    const other = await aUser(app, { role: 'dept_approver', dept: 301 });
    await whileDisabled(deanId, async () => {
      await app.sweepDue();
      expect(await stuck(instanceId)).toBeUndefined();
      const { records } = await detail(people.applicant, instanceId);
      expect(records.at(-1)).toMatchObject({ userId: other.id, state: 'PENDING', fromUserName: '陈志衡', byUserName: null });
    });
    expect(await decide(other.client, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
    await setStatus(other.id, 'DISABLED');
    dean = await app.as('dean1', 'dept_approver');
  });

  test('whose approver leaves is not given to people whom other steps name', async () => {
    await storeFlow(
      { ...asks('ANY', deanId, presidentId), name: 'First look' },
      { ...asks('ALL', keeperId, ownerId), mode: 'SEQUENCE', name: 'Review' },
    );
    const { id, instanceId } = await largerCase();
    await decide(dean, id, { decision: 'APPROVE' });
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    await decide(keeper, id, { decision: 'APPROVE' });
    await whileDisabled(ownerId, async () => {
      await app.sweepDue();
      expect(await stuck(instanceId)).toMatchObject({ blocked: true, seats: [{ cause: 'LEFT', userName: '范子涵' }] });
    });
    const { records } = await detail(people.applicant, instanceId);
    expect(records.filter(({ state }) => state !== 'CANCELLED')).toMatchObject([
      { userName: '陈志衡', state: 'APPROVED', stepName: 'First look' },
      { userName: '孙建业', state: 'APPROVED', stepName: 'Review' },
      { userName: '范子涵', state: 'PENDING', stepName: 'Review' },
    ]);
  });

  test('that nobody is found for waits for somebody whom the school puts in', async () => {
    await storeFlow({ kind: 'USERS', userIds: ['nobody'], mode: 'ANY', ifEmpty: 'BLOCK' }, asks('ANY', deanId));
    const { id, instanceId } = await largerCase();
    await app.sweepDue();
    expect(await stuck(instanceId)).toMatchObject({ blocked: true, seats: [{ cause: 'EMPTY', kind: 'NAMED', userName: null }] });
    expect(await messagesOf(admin, instanceId)).toEqual(['Approval blocked: Centrifuges']);
    await reassign(admin, instanceId, presidentId);
    const president = await app.as('caodeming', 'dept_approver');
    await decide(president, id, { decision: 'APPROVE' });
    expect(await decide(dean, id, { decision: 'APPROVE' })).toMatchObject({ status: 'APPROVED' });
  });

  test('later than the first that nobody is found for blocks when it comes up', async () => {
    await storeFlow(asks('ANY', deanId), { kind: 'USERS', userIds: ['nobody'], mode: 'ANY', ifEmpty: 'BLOCK' });
    const { id, instanceId } = await largerCase();
    expect(await stuck(instanceId)).toBeUndefined();
    await decide(dean, id, { decision: 'APPROVE' });
    expect(await stuck(instanceId)).toMatchObject({ seats: [{ cause: 'EMPTY' }] });
  });
});

test('a case of another school is missing', async () => {
  const { instanceId } = await smallCase();
  const elsewhere = await app.as('shaoboyan', 'school_admin');
  expect(await failureOf(reassign(elsewhere, instanceId, deanId))).toMatchObject(missing);
});
