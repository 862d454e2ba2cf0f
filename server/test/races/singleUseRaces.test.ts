import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client, Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPhoneCaptcha } from '#platform/auth/phoneCaptcha.ts';
import { creditCode } from '#platform/registry/creditCode.ts';
import { seedId } from '#reference/seedId.ts';
import { pdf } from '../builders/contents.ts';
import { scanned, signedAt, token } from '../builders/wechatFixture.ts';
import { startOfficialAccountServer } from '../officialAccountServer.ts';
import { password } from '../startApp.ts';
import { gate } from '../startTaskApp.ts';
import { oneWins, outcomes } from './contest.ts';
import { startTwoServers } from './twoServers.ts';

/** What is used or done once, and takes more than a request on the demo data: scans, codes, synchronisations, plans. */
describe.runIf(process.env.TEST_DATABASE_URL)('of 50 parallel writers on two servers', () => {
  let wechat: Awaited<ReturnType<typeof startOfficialAccountServer>>;
  let rowSource: Server;
  /** What was asked of the outside systems that users and cards come from. They answer when it opens, in each test anew. */
  const asked: string[] = [];
  let isOpen = gate();
  let servers: Awaited<ReturnType<typeof startTwoServers>>;
  beforeAll(async () => {
    wechat = await startOfficialAccountServer();
    wechat.answer = () => ({ errcode: 0, url: 'https://weixin.test/q/1' });
    const user = { id: '20250144', account: 'kongxiangrui', name: '孔祥瑞', deptCode: '1331' };
    rowSource = createServer(async ({ url }, response) => {
      asked.push(String(url));
      await isOpen.opened;
      response.end(JSON.stringify({ users: [user], cards: [{}] }));
    }).listen(0, '127.0.0.1');
    await once(rowSource, 'listening');
    const rows = `http://127.0.0.1:${(rowSource.address() as AddressInfo).port}`;
    servers = await startTwoServers({
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'secret',
      WECHAT_TOKEN: token,
      WECHAT_TEMPLATE_ID: 'tpl',
      WECHAT_API_URL: wechat.url,
      CAS_SYNC_URL: `${rows}/users`,
      EXPENDITURE_SYNC_URL: `${rows}/cards`,
    });
  });
  afterAll(async () => {
    await servers.stop();
    wechat.close();
    rowSource.close();
  });

  /** WeChat tells one of the servers that an account has scanned a code. */
  async function scan(sceneKey: string, openId: string, writer: number) {
    const query = new URLSearchParams(signedAt(new Date(), `n${writer}`));
    const notice = { method: 'POST', body: scanned(sceneKey, openId) };
    const response = await fetch(`${servers.urls[writer % 2]}/api/wechat/notice?${query}`, notice);
    return [response.status, await response.text()].join(' ');
  }
  const scans = (sceneKeys: string[], openIdOf: (writer: number) => string) =>
    Promise.all(
      Array.from({ length: 50 }, (_, writer) => scan(sceneKeys[writer % sceneKeys.length] as string, openIdOf(writer), writer)),
    );
  const receiversOf = (like: string) =>
    servers.db
      .selectFrom('wechatReceiver')
      .select(['userId', 'openId'])
      .where('openId', 'like', like)
      .where('bindStatus', '=', 'BOUND')
      .execute();
  const taken = new Set(['200 success']);

  test.each([
    ['one WeChat account binds itself with one code', (writer: number) => `openid-many-${writer}`, 'openid-many-%'],
    ['a WeChat account that scans one code again is bound once', () => 'openid-again-1', 'openid-again-%'],
  ])('%s', async (_what, openIdOf, like) => {
    const [client] = (await servers.as('finance1', 'finance')) as [Client];
    const { sceneKey } = await client.wechat.createWechatQrCode();
    expect(new Set(await scans([sceneKey], openIdOf))).toEqual(taken);
    expect(await receiversOf(like)).toHaveLength(1);
    expect(await client.wechat.isWechatBound({ query: { sceneKey } })).toMatchObject({ status: 'BOUND' });
  });

  test('one WeChat account is bound to one of the users whose codes it scans', async () => {
    const holders = await Promise.all(
      [
        ['dean1', 'dept_approver'],
        ['keeper1', 'warehouse_keeper'],
        ['inspector1', 'inspector'],
      ].map(async ([account = '', role]) => (await servers.as(account, role))[0] as Client),
    );
    const codes = await Promise.all(
      holders.map(async ({ wechat: { createWechatQrCode } }) => (await createWechatQrCode()).sceneKey),
    );
    expect(new Set(await scans(codes, () => 'openid-shared-1'))).toEqual(taken);
    expect(await receiversOf('openid-shared-%')).toHaveLength(1);
    const states = await Promise.all(
      holders.map(
        async (client, index) => (await client.wechat.isWechatBound({ query: { sceneKey: String(codes[index]) } })).status,
      ),
    );
    expect(states.sort()).toEqual(['BOUND', 'CANCELLED', 'CANCELLED']);
  });

  test.each([
    ['users', 'schooladmin', '/users?', ({ users }: Client) => users.syncCasUsers()],
    ['budget cards', 'finance1', '/cards?', ({ expenditure }: Client) => expenditure.syncExpenditures()],
  ] as const)('all who synchronise %s get one task, which asks the outside system once', async (_what, account, path, call) => {
    isOpen = gate();
    const clients = await servers.as(account);
    const answers = await Promise.all(Array.from({ length: 25 }, () => clients.map(call)).flat());
    expect(answers).toHaveLength(50);
    const taskIds = [...new Set(answers.map(({ taskId }) => taskId))];
    expect(taskIds).toHaveLength(1);
    await expect.poll(() => asked.filter((url) => url.startsWith(path)).length, { timeout: 20_000 }).toBe(1);
    isOpen.open();
    const [client] = clients as [Client];
    const status = async () => (await client.tasks.getTaskDetail({ path: { id: String(taskIds[0]) } })).status;
    await expect.poll(status, { timeout: 20_000, interval: 200 }).not.toBe('RUNNING');
    expect(asked.filter((url) => url.startsWith(path))).toHaveLength(1);
  });

  test('the tasks of this hour are planned once, whichever server is first', async () => {
    const occasions = () =>
      servers.db.selectFrom('task').select(['companyId', 'taskType', 'occasion']).where('occasion', 'is not', null).execute();
    await expect.poll(async () => (await occasions()).some(({ taskType }) => taskType === 'CLEANUP')).toBe(true);
    const planned = (await occasions()).map((row) => Object.values(row).join(' '));
    expect(new Set(planned).size).toBe(planned.length);
  });

  test('reminders that many tasks send at once reach everybody once', { timeout: 60_000 }, async () => {
    const { db } = servers;
    const ofSchool = { companyId: '1001', status: 'APPROVED' as const };
    const inAWeek = dayOf(new Date(Date.now() + 7 * dayMs));
    await db
      .updateTable('supplier')
      .set({ qualificationExpireDate: inAWeek })
      .where((eb) => eb.and(ofSchool))
      .execute();
    const task = { companyId: '1001', taskType: 'QUALIFICATION_EXPIRE' as const, isSingular: false, maxRetry: 0 };
    const due = { executeTime: new Date(0), status: 'PENDING' as const };
    const tasks = Array.from({ length: 12 }, (_, n) => ({ ...task, ...due, id: newId(), taskCode: `T20260101-0001${n + 10}` }));
    await db.insertInto('task').values(tasks).execute();
    const ids = tasks.map(({ id }) => id);
    const ended = () => db.selectFrom('task').select('status').where('id', 'in', ids).where('endTime', 'is not', null).execute();
    await expect.poll(async () => (await ended()).length, { timeout: 50_000, interval: 300 }).toBe(12);
    expect(new Set((await ended()).map(({ status }) => status))).toEqual(new Set(['SUCCESS']));
    const suppliers = await db
      .selectFrom('supplier')
      .select('userId')
      .where((eb) => eb.and(ofSchool))
      .execute();
    const ownUsers = new Set(suppliers.map(({ userId }) => userId).filter((userId) => userId !== null));
    const reminders = await db
      .selectFrom('inboxMessage')
      .select(['userId', 'bizId'])
      .where('occasion', 'like', `QUAL_EXPIRING % ${inAWeek} 7`)
      .execute();
    const reviewers = new Set(reminders.map(({ userId }) => userId).filter((userId) => userId !== null && !ownUsers.has(userId)))
      .size;
    expect(reviewers).toBeGreaterThan(1);
    expect(new Set(reminders.map((row) => Object.values(row).join(' '))).size).toBe(reminders.length);
    expect(reminders).toHaveLength(suppliers.length * reviewers + ownUsers.size);
  });

  test('one registers a supplier with a code that was sent to a phone', async () => {
    const contactPhone = '13800900001';
    const phoneCaptcha = await newPhoneCaptcha(servers.db, { phone: contactPhone, scene: 'REGISTER' }, new Date());
    const found = await outcomes(servers.clients(), (_client, writer) => {
      const [own] = servers.clients(null, `10.8.0.${writer}`).slice(writer % 2) as [Client];
      const names = { companyName: `Of one code ${writer}`, account: `of.one.code.${writer}`, contactName: 'X', contactPhone };
      const body = {
        schoolId: '1001',
        creditCode: creditCode(`91990000MD${1_000_000 + writer}`),
        ...names,
        phoneCaptcha,
        password,
      };
      return own.company.registerSupplier({ body });
    });
    expect(found).toEqual(oneWins(4002));
  });

  test('one changes a phone with a code that was sent to the new one', async () => {
    const phone = '13800900002';
    const phoneCaptcha = await newPhoneCaptcha(servers.db, { phone, scene: 'BIND' }, new Date());
    const clients = await servers.as('auditor1', 'auditor');
    const found = await outcomes(clients, ({ users }) => users.updateMyPhone({ body: { phone, phoneCaptcha, password } }));
    expect(found.filter((one) => one === 'done')).toHaveLength(1);
    // The others have no code any more, or too many proofs of the password are asked of them at once.
    for (const one of found) expect(['done', 4002, 4005]).toContain(one);
  });

  test('one submits a version of the profile of a supplier', async () => {
    const contactPhone = '13800900003';
    const [anybody] = servers.clients(null, '10.8.1.1') as [Client];
    const phoneCaptcha = await newPhoneCaptcha(servers.db, { phone: contactPhone, scene: 'REGISTER' }, new Date());
    const own = { companyName: 'Contested profile', contactName: 'X', contactPhone, creditCode: creditCode('91990000ME1000000') };
    const login = { account: 'contested.profile', password };
    await anybody.company.registerSupplier({ body: { schoolId: '1001', ...own, phoneCaptcha, ...login } });
    const { access_token: token } = await anybody.session.login({ body: { username: login.account, password } });
    const clients = servers.clients(token);
    const file = new File([new Uint8Array(pdf())], 'licence.pdf');
    const { id: fileId } = await (clients as [Client])[0].files.uploadFile({ body: { bizType: 'COMPANY', file } });
    const body: Schemas['SupplierProfileInput'] = {
      version: 1,
      ...own,
      companyType: 'LIMITED',
      supplierKind: 'DEALER',
      legalPerson: 'Somebody Else',
      registeredAddress: 'Industry Road 9',
      goodsCategoryIds: [seedId('goodsCategory', 2139)],
      qualifications: [{ qualType: 'license', qualName: 'Licence', qualNo: 'L-1', expireDate: '2099-03-01', fileId }],
    };
    expect(await outcomes(clients, ({ company }) => company.updateSupplierProfile({ body }))).toEqual(oneWins(4090));
  });

  test('one stops a task', async () => {
    const admin = await servers.as('admin', 'admin');
    const { id } = await (admin as [Client])[0].tasks.createTask({
      body: { taskName: 'Contested', taskType: 'CLEANUP', executeTime: '2999-02-01T00:00:00+08:00' },
    });
    expect(await outcomes(admin, ({ tasks }) => tasks.stopTask({ path: { id } }))).toEqual(oneWins(4301));
  });
});
