import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let pushed: string[];
beforeEach(async () => {
  pushed = [];
  const push = async ({ title }: { title: string }) => {
    pushed.push(title);
    return null;
  };
  app = await startApp({ wechat: { bindingLink: async () => '', push, probe: async () => {} } });
  admin = await app.as('admin', 'admin');
});
afterEach(() => app.close());

async function draft(fields: { companyId?: string; targetRoles?: string[] } = {}): Promise<string> {
  const body = { title: 'Closed on Friday', content: '<p>All day</p>', ...fields };
  return (await admin.articles.saveSystemAnnouncement({ body })).id;
}
const publish = (id: string, version = 1) =>
  admin.articles.publishSystemAnnouncement({ path: { id }, body: { version, status: 'PUBLISHED' } });
const withdraw = (id: string, version: number) =>
  admin.articles.publishSystemAnnouncement({
    path: { id },
    body: { version, status: 'WITHDRAWN', reason: 'It is open' },
  });
async function work() {
  while (await app.newWorker().work());
}
const told = async (id: string) => {
  const { db } = app.database;
  const found = db.selectFrom('inboxMessage').innerJoin('appUser as user', 'user.id', 'inboxMessage.userId');
  const rows = await found.select(['user.account', 'user.companyId']).where('bizId', '=', id).orderBy('account').execute();
  return rows;
};
const schoolsOf = (rows: { companyId: string }[]) => [...new Set(rows.map(({ companyId }) => companyId))].sort();

test('an announcement of the platform is told to the users of every school that is served, by a task', async () => {
  const id = await draft();
  await publish(id);
  expect(await told(id)).toEqual([]);
  await work();
  const rows = await told(id);
  expect(schoolsOf(rows)).toEqual(['0', '1001', '1002', '2981', '3338']);
  expect(rows.map(({ account }) => account)).not.toContain('disabled1');
  const teacher = await app.as('teacher1', 'purchaser');
  const { records } = await teacher.inbox.queryInboxMessagePage({ query: { sceneCode: 'SYSTEM_NOTICE' } });
  expect(records[0]).toMatchObject({ title: 'Announcement: Closed on Friday', bizType: 'ARTICLE', bizId: id });
});

test('an announcement of a school is told to its users, and to the roles that it is meant for', async () => {
  const id = await draft({ companyId: '1001', targetRoles: ['finance', 'auditor'] });
  await publish(id);
  await work();
  expect((await told(id)).map(({ account }) => account)).toEqual(['auditor1', 'dengjiayi', 'finance1', 'xiaoyifan']);
});

test('what is withdrawn before it was told is told to nobody', async () => {
  const id = await draft();
  await publish(id);
  await withdraw(id, 2);
  await work();
  expect(await told(id)).toEqual([]);
});

test('a publication is told once, however often the task is begun, and the next one again', async () => {
  const id = await draft({ companyId: '1001', targetRoles: ['auditor'] });
  await publish(id);
  await work();
  const { db } = app.database;
  await db.updateTable('task').set({ status: 'PENDING', endTime: null }).where('taskType', '=', 'SEND_NOTICE').execute();
  await work();
  expect(await told(id)).toHaveLength(1);
  await withdraw(id, 2);
  app.clock.advance(60_000);
  await publish(id, 3);
  await work();
  expect(await told(id)).toHaveLength(2);
});

test('what is published is pushed to the WeChat accounts that are subscribed to it', async () => {
  await app.database.db.deleteFrom('messageSceneRelation').execute();
  const teacher = await app.as('teacher1', 'purchaser');
  const body = { receiverId: seedId('wechatReceiver', 5301), sceneCodes: ['SYSTEM_NOTICE' as const] };
  await teacher.wechat.addMessageSceneRelation({ body });
  await publish(await draft());
  await work();
  expect(pushed).toEqual(['系统公告：Closed on Friday']);
});

test('news is not announced', async () => {
  const { id } = await admin.articles.saveNews({ body: { title: 'A story', content: '<p>Told</p>' } });
  await admin.articles.publishNews({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
  expect(await app.newWorker().work()).toBe(false);
});
