/** What the SDK has for scripts, against the whole backend: log in, wait for a task, download its file. */
import { download, type Login, logIn, TaskError, waitForTask } from '@campus-procurement/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstPassword, userInput } from './builders/userFixture.ts';
import { readCsv } from './readTable.ts';
import { password, startApp, type TestApp } from './startApp.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const options = () => ({
  baseUrl: 'http://server.test/api',
  fetch: (url: string, init: RequestInit) => app.app.fetch(new Request(url, init), { address: '10.0.0.9' }),
  language: () => 'en-US',
});
const enter = (wish: Partial<Parameters<typeof logIn>[1]> = {}): Promise<Login> =>
  logIn(options(), { username: 'schooladmin', password, ...wish });
const sessionsOf = async (account: string) => (await (await app.as(account)).session.listMySessions()).length - 1;

test('a script logs in with the first role, or with the one that it names', async () => {
  const { client, token, user } = await enter();
  expect(user).toEqual(await client.session.getInfo());
  expect(user).toMatchObject({ role: 'school_admin', currentRole: { roleCode: 'school_admin' } });
  expect(user.permissions).toContain('system:role:read');
  expect(await app.client(token).session.getInfo()).toEqual(user);

  const other = user.roleDeptList.find(({ roleCode }) => roleCode !== 'school_admin');
  const { roleId = '', roleCode = '', deptList = [] } = other ?? {};
  for (const wish of [{ roleId }, { roleCode }, { roleCode, deptId: deptList.at(-1)?.id ?? '' }]) {
    const { user } = await enter(wish);
    expect(user.currentRole?.id).toBe(roleId);
    expect(user.currentDept?.id).toBe((wish.deptId ? deptList.at(-1) : deptList[0])?.id);
  }
});

test('an account without roles gets a session without one', async () => {
  const { client, user } = await enter({ username: 'supplier1' });
  expect(user.currentRole).toBeNull();
  expect(await client.session.getInfo()).toMatchObject({ accountId: 'supplier1', currentRole: null });
});

test('a role that the account does not hold leaves no session behind, and the error names those it holds', async () => {
  await expect(enter({ roleCode: 'finance' })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(/^switchDept: schooladmin does not hold finance, only school_admin \(.+\)/),
  });
  expect(await sessionsOf('schooladmin')).toBe(0);
});

test('a wrong password and an initial one are refused with their codes', async () => {
  await expect(enter({ password: 'wrong' })).rejects.toMatchObject({ name: 'BusinessError', code: 4001 });
  const admin = await app.as('schooladmin', 'school_admin');
  const body = userInput();
  await admin.users.createUser({ body });
  await expect(enter({ username: body.account, password: firstPassword })).rejects.toMatchObject({
    name: 'ForbiddenError',
    code: 4008,
  });
});

test('an export is waited for and downloaded under its name, however old its address is', async () => {
  const { client } = await enter();
  const { taskId } = await client.users.exportUsers({ body: { format: 'CSV' } });
  const shares: number[] = [];
  const waiting = waitForTask(client, taskId, { everyMs: 5, onProgress: ({ doneCount }) => shares.push(doneCount) });
  await expect.poll(() => shares.length).toBeGreaterThan(1);
  while (await app.newWorker().work());
  const { file, doneCount } = await waiting;
  if (!file) throw new Error('The export has no file');
  expect([shares[0], shares.at(-1)]).toEqual([0, doneCount]);

  app.clock.advance(15 * 60_000);
  const content = await download(client, file);
  expect([content.name, content.type, content.size]).toEqual([file.fileName, file.contentType, file.fileSize]);
  expect(readCsv(Buffer.from(await content.arrayBuffer())).length).toBe(doneCount + 1);
  expect((await download(client, file.id)).name).toBe(file.fileName);
});

test('a file that the caller may not read is missing', async () => {
  const { client } = await enter();
  const { taskId } = await client.users.exportUsers({ body: { format: 'CSV' } });
  while (await app.newWorker().work());
  const { file } = await waitForTask(client, taskId);
  const { client: teacher } = await enter({ username: 'teacher1' });
  await expect(download(teacher, file ?? '')).rejects.toMatchObject({ name: 'BusinessError', code: 4004 });
  await expect(waitForTask(teacher, taskId)).rejects.toMatchObject({ name: 'BusinessError', code: 4004 });
});

test('a task that is stopped rejects with the task', async () => {
  const { client } = await enter();
  const { taskId } = await client.users.exportUsers({ body: { format: 'CSV' } });
  await client.tasks.stopTask({ path: { id: taskId } });
  const failure: unknown = await waitForTask(client, taskId).catch((error) => error);
  expect(failure).toBeInstanceOf(TaskError);
  expect(failure).toMatchObject({ name: 'TaskError', data: { id: taskId, status: 'STOPPED' } });
  expect(String(failure)).toContain('has been stopped');
});
