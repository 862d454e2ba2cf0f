import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { seedId } from '#reference/seedId.ts';
import { aCategoryThat, aSharedCard, buyers, largerInput } from '#test/builders/aPurchase.ts';
import { storeFlow as storeTestFlow } from '#test/builders/storeFlow.ts';
import { partOf } from '#test/drawn.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let admin: TestClient;
let equipment: string;
let cardId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  admin = await app.as('schooladmin', 'school_admin');
  equipment = await aCategoryThat(people.applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
  cardId = await aSharedCard(people.finance, '90000000.00');
  await storeFlow();
});
afterAll(() => app.close());

const staff = [
  { account: 'fanzihan', id: seedId('user', 133) },
  { account: 'dean1', id: seedId('user', 104) },
  { account: 'caodeming', id: seedId('user', 122) },
  { account: 'keeper1', id: seedId('user', 107) },
] as const;
const [owner, dean, president] = staff.map(({ id }) => id) as [string, string, string, string];

/** Who holds a role, which goes up a level when they are late, then one of two, then both of two, then a seat that nobody holds, then one. */
async function storeFlow() {
  const nodes = [
    { kind: 'ROLE', roleCode: 'dept_approver', where: 'COLLEGE', mode: 'ANY', ifEmpty: 'BLOCK', limitDays: 1 },
    { kind: 'USERS', userIds: [owner, dean], mode: 'ANY', ifEmpty: 'BLOCK', limitDays: 1 },
    { kind: 'USERS', userIds: [dean, president], mode: 'ALL', ifEmpty: 'BLOCK', limitDays: 1 },
    { kind: 'USERS', userIds: ['nobody'], mode: 'ANY', ifEmpty: 'BLOCK' },
    { kind: 'USERS', userIds: [owner], mode: 'ANY', ifEmpty: 'BLOCK' },
  ] satisfies FlowNode[];
  await storeTestFlow(app.database.db, nodes);
}

async function submitted(): Promise<string> {
  const body = largerInput(cardId, equipment, '120000.00');
  const { id } = await people.applicant.projects.saveProject({ body });
  await people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  return id;
}

/** The open case of a purchase with the seats that wait now, in plain SQL. */
async function openCase(projectId: string) {
  const { rows } = await sql<{
    id: string;
    version: number;
    taskId: string;
    userId: string | null;
    mode: string;
    enabled: boolean;
  }>`
    select i.id, i.version, t.id as "taskId", t.user_id as "userId", t.mode, coalesce(u.status = 'ENABLED', false) as enabled
    from approval_instance i join approval_task t on t.instance_id = i.id and t.state = 'PENDING'
      left join app_user u on u.company_id = t.company_id and u.id = t.user_id
    where i.project_id = ${projectId} and i.status = 'RUNNING' order by t.id`.execute(app.database.db);
  return rows;
}

type Step = 'DISABLE' | 'ENABLE' | 'APPROVE' | 'RETURN' | 'REASSIGN' | 'WAIT' | 'LATE' | 'SWEEP' | 'SUBMIT';
const step = fc.record({
  what: fc.constantFrom<Step>(
    'DISABLE',
    'DISABLE',
    'ENABLE',
    'ENABLE',
    'APPROVE',
    'APPROVE',
    'APPROVE',
    'RETURN',
    'REASSIGN',
    'REASSIGN',
    'WAIT',
    'LATE',
    'LATE',
    'SWEEP',
    'SUBMIT',
  ),
  pick: fc.nat(1_000),
});

/** Does a step as far as it is possible: what is refused changes nothing. */
async function take({ what, pick }: { what: Step; pick: number }, projectId: string): Promise<void> {
  const someone = staff[pick % staff.length] as (typeof staff)[number];
  const seats = await openCase(projectId);
  const seat = seats[pick % Math.max(1, seats.length)];
  if (what === 'DISABLE' || what === 'ENABLE') {
    const status = what === 'ENABLE' ? 'ENABLED' : 'DISABLED';
    await failureOf(admin.users.updateUserStatus({ body: { id: someone.id, status } }));
  } else if (what === 'SWEEP') await app.sweepDue();
  else if (what === 'WAIT' || what === 'LATE') {
    app.clock.now = new Date(app.clock.now.getTime() + 4 * 24 * 3_600_000);
    people.applicant = await app.as('teacher1', 'purchaser');
    admin = await app.as('schooladmin', 'school_admin');
    if (what === 'LATE') await app.sweepDue();
  } else if (what === 'SUBMIT') {
    const { version } = await people.applicant.projects.getProjectDetail({ path: { id: projectId } });
    const body = { version, conflictDeclared: true };
    await failureOf(people.applicant.projects.submitProject({ path: { id: projectId }, body }));
  } else if (what === 'REASSIGN' && seat) {
    const body = { version: seat.version, userId: someone.id, reason: 'Has left', taskId: seat.taskId };
    await failureOf(admin.approvals.reassignApproval({ path: { id: seat.id }, body }));
  } else if (seat?.userId && seat.enabled) {
    const holder = staff.find(({ id }) => id === seat.userId);
    if (!holder) return;
    const client = await app.as(holder.account);
    const decision = what === 'RETURN' ? ('RETURN' as const) : ('APPROVE' as const);
    const path = { taskId: seat.taskId };
    await client.approvals.decideApprovalTask({ path, body: { version: seat.version, decision, opinion: 'Seen' } });
  }
}

test('whoever leaves and whatever is decided, each open case has somebody to decide it, or is on the list of those that need the school', {
  timeout: 600_000,
}, async () => {
  const length = 14;
  const property = fc.asyncProperty(fc.array(step, { minLength: length, maxLength: length }), async (steps) => {
    const began = app.clock.now;
    const id = await submitted();
    for (const one of steps) {
      await take(one, id);
      const seats = await openCase(id);
      const { records } = await admin.approvals.queryStuckApprovalPage({ query: { size: 200 } });
      const listed = records.find(({ projectId }) => projectId === id);
      const { status } = await people.applicant.projects.getProjectDetail({ path: { id } });
      if (status === 'APPROVING') expect([one, seats.length > 0]).toEqual([one, true]);
      if (seats.length === 0) continue;
      const canGoOn = seats.some(({ enabled }) => enabled) && seats.every(({ enabled, mode }) => enabled || mode === 'ANY');
      expect([one, canGoOn || listed?.blocked === true]).toEqual([one, true]);
      // What is listed can be given to somebody: each of its seats is named.
      if (listed) expect(listed.seats.length).toBeGreaterThan(0);
    }
    for (const { id: userId } of staff)
      await failureOf(admin.users.updateUserStatus({ body: { id: userId, status: 'ENABLED' } }));
    await app.sweepDue();
    app.clock.now = began;
    people.applicant = await app.as('teacher1', 'purchaser');
    admin = await app.as('schooladmin', 'school_admin');
  });
  // One walk is given, so that a task goes up in any case: it is late, who has it then leaves, and comes back.
  const given: { what: Step; pick: number }[] = [
    { what: 'LATE' as const, pick: 0 },
    { what: 'DISABLE' as const, pick: 2 },
    { what: 'SWEEP' as const, pick: 0 },
    { what: 'LATE' as const, pick: 0 },
    { what: 'ENABLE' as const, pick: 2 },
    { what: 'APPROVE' as const, pick: 0 },
  ];
  await fc.assert(property, { numRuns: Math.ceil(40 * partOf(10)), endOnFailure: true, examples: [[given]] });
  const escalated = await app.database.db.selectFrom('flowEvent').select('subjectId').where('step', '=', 'escalate').execute();
  expect(escalated.length).toBeGreaterThan(0);
});
