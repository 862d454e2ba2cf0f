import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenAt } from '#flow/eventHash.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('the purchases of the demo data', () => {
  test('are at least four in every state, some of two cards, of several lines, to a supplier of the library, and of other colleges', async () => {
    const admin = await app.as('schooladmin', 'school_admin');
    const counts = await admin.projects.countProjectsByStatus({ query: { scope: 'ALL' } });
    // Drafts are seen by those who write them only.
    const shown = counts.filter(({ status }) => status !== 'DRAFT');
    expect(shown.map(({ status }) => status)).toHaveLength(9);
    expect(shown.filter(({ count }) => count < 4)).toEqual([]);
    const { db } = app.database;
    const drafts = await db.selectFrom('project').select('id').where('status', '=', 'DRAFT').execute();
    expect(drafts.length).toBeGreaterThanOrEqual(4);
    const more = async (table: 'projectFund' | 'projectItem') =>
      (await db.selectFrom(table).select('projectId').where('no', '=', 2).execute()).length;
    expect(await more('projectFund')).toBeGreaterThanOrEqual(6);
    expect(await more('projectItem')).toBeGreaterThanOrEqual(20);
    const { records } = await admin.projects.queryProjectPage({ query: { scope: 'ALL', size: 200 } });
    expect(records.filter(({ amount }) => amount.endsWith('00.00'))).toEqual([]);
    expect(new Set(records.map(({ deptName }) => deptName)).size).toBeGreaterThan(5);
    const suppliers = await db.selectFrom('project').select('id').where('payeeSupplierId', 'is not', null).execute();
    expect(suppliers.length).toBeGreaterThan(10);
  });

  test('leave cards and logs whole', async () => {
    expect(await ledgerFaults(app.database.db)).toEqual([]);
    const events = await app.database.db.selectFrom('flowEvent').selectAll().orderBy('subjectId').orderBy('no').execute();
    const broken = [...Map.groupBy(events, ({ subjectId }) => subjectId)].filter(([, own]) => brokenAt(own) !== null);
    expect(broken).toEqual([]);
  });

  test.each([
    ['teacher1', 'purchaser'],
    ['dean1', 'dept_approver'],
    ['fanzihan', 'purchaser'],
    ['keeper1', 'warehouse_keeper'],
    ['schooladmin', 'school_admin'],
    ['inspector1', 'inspector'],
  ])('give %s something to decide', async (account, role) => {
    const { records } = await (await app.as(account, role)).approvals.queryApprovalTaskPage({ query: { tab: 'TODO' } });
    expect(records.length).toBeGreaterThan(0);
  });

  test('give the applicant something to correct, to receive and to hand in, and finance something to pay', async () => {
    const teacher = await app.as('teacher1', 'purchaser');
    const { records } = await teacher.projects.queryProjectPage({ query: { scope: 'MINE', size: 200 } });
    const offered = records.flatMap(({ allowedActions }) => allowedActions);
    for (const action of ['EDIT', 'SUBMIT', 'WITHDRAW', 'RECEIVE', 'ADD_INVOICE']) expect(offered).toContain(action);
    expect(records.map(({ status }) => status)).toContain('RETURNED');
    const finance = await app.as('finance1', 'finance');
    const payable = await finance.projects.queryProjectPage({ query: { scope: 'PAYABLE' } });
    expect(payable.records.filter(({ allowedActions }) => allowedActions.includes('PAY')).length).toBeGreaterThan(1);
  });
});
