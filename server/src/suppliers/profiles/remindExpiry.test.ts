import { dayMs } from '@campus-procurement/sdk/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { taskKinds } from '#operations/taskKinds.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

/** The administrators and procurement officers of school 1001, and the operator of the platform. */
const reviewers = ['huangyating', 'officer1', 'operator1', 'pengsiqi', 'schooladmin', 'xuhaoran'];

let app: TestApp;
let supplierId: string;
let pushed: string[];
beforeEach(async () => {
  pushed = [];
  const push = async ({ title }: { title: string }) => {
    pushed.push(title);
    return null;
  };
  app = await startApp({ wechat: { bindingLink: async () => '', push, probe: async () => {} } });
  const { db } = app.database;
  // What ends in the demo data is not what is looked at.
  await db.updateTable('supplier').set({ qualificationExpireDate: null, agreementExpireDate: null }).execute();
  // Nor is the task that waits, which is due meanwhile.
  await db.deleteFrom('task').where('status', '=', 'PENDING').execute();
  const { id } = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId: '1001', status: 'APPROVED', signedAgreement: true }))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  supplierId = id;
});
afterEach(() => app.close());

type Change = { qualificationExpireDate?: string; agreementExpireDate?: string; status?: 'CANCELLED'; userId?: string };
const change = (fields: Change) => app.database.db.updateTable('supplier').set(fields).where('id', '=', supplierId).execute();
const messages = () =>
  app.database.db
    .selectFrom('inboxMessage as message')
    .innerJoin('appUser as user', 'user.id', 'message.userId')
    .select(['user.account', 'message.sceneCode'])
    .where('message.bizId', '=', supplierId)
    .orderBy('user.account')
    .execute();
const accounts = async () => (await messages()).map(({ account }) => account);

/** Reminds, by some workers at once. */
async function remind(workers = 1) {
  const now = app.clock.now;
  const plan = { companyId: '1001', taskType: 'QUALIFICATION_EXPIRE' as const, taskName: 'Remind', executeTime: now, by: null };
  for (let n = 0; n < workers; n += 1) await planTask(app.database.db, taskKinds, plan, now);
  await Promise.all(Array.from({ length: workers }, () => app.newWorker().work()));
}

describe('what ends', () => {
  test('is told 30 and 7 days before and on the day, once to each reviewer', async () => {
    // The clock begins 31 days before.
    await change({ qualificationExpireDate: '2026-04-02' });
    for (const [day, times] of Object.entries({ 0: 0, 1: 1, 2: 1, 23: 1, 24: 2, 25: 2, 30: 2, 31: 3, 32: 3, 33: 3 })) {
      app.clock.now = new Date(Date.parse('2026-03-02T07:00:00+08:00') + Number(day) * dayMs);
      await remind();
      expect([day, await accounts()]).toEqual([day, reviewers.flatMap((account) => Array(times).fill(account))]);
    }
  });

  test('is told by the messages of its scene, in the language of the reader', async () => {
    await change({ qualificationExpireDate: '2026-03-09', agreementExpireDate: '2026-03-10' });
    await remind();
    const officer = await app.as('officer1', 'procurement_officer');
    const { records } = await officer.inbox.queryInboxMessagePage({ query: { read: false, size: 2 } });
    const { companyName } = await officer.company.getCompanyDetail({ path: { id: supplierId } });
    expect(records).toMatchObject([
      { sceneCode: 'AGREEMENT_EXPIRING', title: `Agreement expires 2026-03-10: ${companyName}`, bizType: 'SUPPLIER' },
      { sceneCode: 'QUAL_EXPIRING', title: `Qualification expires 2026-03-09: ${companyName}`, bizId: supplierId },
    ]);
  });

  test('is told again when it ends on another day', async () => {
    await change({ agreementExpireDate: '2026-03-20' });
    await remind();
    await change({ agreementExpireDate: '2026-03-25' });
    await remind();
    expect(await accounts()).toHaveLength(2 * reviewers.length);
  });

  test('is told late, if no server was there for days', async () => {
    await change({ qualificationExpireDate: '2026-02-25' });
    await remind();
    expect(await accounts()).toEqual(reviewers);
    await change({ agreementExpireDate: '2026-02-20' });
    await remind();
    expect(await accounts()).toEqual(reviewers);
  });

  test('is not told of suppliers that are no more', async () => {
    await change({ qualificationExpireDate: '2026-03-09', status: 'CANCELLED' });
    await remind();
    expect(await accounts()).toEqual([]);
  });

  test('is told to the account of the supplier itself, which reads it without a role', async () => {
    await app.database.db.updateTable('appUser').set({ userType: 'SUPPLIER' }).where('account', '=', 'tianyufei').execute();
    await change({ agreementExpireDate: '2026-03-09', userId: seedId('user', 132) });
    await remind();
    const supplier = await app.login('tianyufei');
    const { records } = await supplier.inbox.queryInboxMessagePage({ query: { sceneCode: 'AGREEMENT_EXPIRING' } });
    expect(records).toMatchObject([{ bizId: supplierId, read: false }]);
  });

  test('of 20 workers at once is told by one', async () => {
    await change({ qualificationExpireDate: '2026-03-09', agreementExpireDate: '2026-03-09' });
    await remind(20);
    expect(await messages()).toHaveLength(2 * reviewers.length);
  });

  test('is pushed to the WeChat accounts of reviewers that are subscribed to it', async () => {
    const { db } = app.database;
    const receiver = await db
      .selectFrom('wechatReceiver as receiver')
      .innerJoin('appUser as user', 'user.id', 'receiver.userId')
      .select('receiver.id')
      .where('user.account', 'in', reviewers)
      .where('receiver.pushState', '=', true)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('messageSceneRelation').execute();
    const school = await app.as('schooladmin', 'school_admin');
    await school.wechat.addMessageSceneRelation({ body: { receiverId: receiver.id, sceneCodes: ['QUAL_EXPIRING'] } });
    await change({ qualificationExpireDate: '2026-03-09', agreementExpireDate: '2026-03-09' });
    await remind();
    while (await app.newWorker().work());
    expect(pushed).toEqual([expect.stringMatching(/^资质2026-03-09到期：/)]);
  });
});
