import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { addWorkingDays } from '#platform/values/workingDays.ts';
import { aCategoryThat, aLargerPurchase, aSharedCard, buyers, largerInput, taskOf } from '../builders/aPurchase.ts';
import { storeFlow } from '../builders/storeFlow.ts';
import { failureOf } from '../failureOf.ts';
import { startApp, type TestApp } from '../startApp.ts';

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', () => {
  let app: TestApp;
  let people: Awaited<ReturnType<typeof buyers>>;
  let equipment: string;
  beforeAll(async () => {
    app = await startApp();
    people = await buyers(app);
    equipment = await aCategoryThat(people.applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
    const node = {
      kind: 'ROLE',
      roleCode: 'dept_approver',
      where: 'COLLEGE',
      mode: 'ANY',
      ifEmpty: 'BLOCK',
      limitDays: 1,
    } as const;
    await storeFlow(app.database.db, [node]);
  });
  afterAll(() => app.close());

  test('a task that is left for twice its time is decided by who has it, or goes a level up, not both', async () => {
    const began = app.clock.now;
    for (let round = 0; round < 4; round += 1) {
      app.clock.now = began;
      people.applicant = await app.as('teacher1', 'purchaser');
      people.finance = await app.as('finance1', 'finance');
      const input = largerInput(await aSharedCard(people.finance, '900000.00'), equipment, '120000.00');
      const { id, approvalInstanceId } = await aLargerPurchase(people, 'APPROVING', input);
      app.clock.now = addWorkingDays(began, 2, await readCalendar('1001', app.database));
      const dean = await app.anotherServer().as('dean1', 'dept_approver');
      const { taskId, version } = await taskOf(dean, id);
      const decision = dean.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE' } });
      const [failure] = await Promise.all([failureOf(decision), app.sweepDue()]);
      people.applicant = await app.as('teacher1', 'purchaser');
      const steps = (await people.applicant.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);
      const { status } = await people.applicant.projects.getProjectDetail({ path: { id } });
      const path = { id: String(approvalInstanceId) };
      const { records } = await people.applicant.approvals.getApprovalInstanceDetail({ path });
      const pending = records.filter(({ state }) => state === 'PENDING').map(({ userName }) => userName);
      if (failure === null) {
        expect([status, steps.includes('escalate'), pending]).toEqual(['APPROVED', false, []]);
      } else {
        expect([status, steps.includes('approve'), pending]).toEqual(['APPROVING', false, ['曹德明']]);
      }
    }
  });
});
