import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { createMockApi } from './createMockApi.ts';

const api = createMockApi();
const server = setupServer(...api.handlers);
let token: string | null = null;
const client = createClient({ baseUrl: 'http://campus.example/api', token: () => token });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.assertNoFailures();
  api.reset();
  token = null;
});
afterAll(() => server.close());

const logIn = async () => {
  const session = await client.call('login', { body: { username: 'anybody', password: 'anything' } });
  token = session.access_token;
  return session;
};
const ended = { name: 'UnauthorizedError', code: 401 };

test('without a token, or with a made-up one, everything but the public operations is answered 401', async () => {
  for (const wrong of [null, 'x', 'mock-session.0000.-.-', 'mock-session']) {
    token = wrong;
    await expect(client.call('getInfo')).rejects.toMatchObject(ended);
    await expect(client.call('getCaptcha')).resolves.toMatchObject({ expireSeconds: 300 });
  }
});

test('a login gives a token of a session that has still to choose', async () => {
  const { userinfo } = await logIn();
  expect(userinfo).toMatchObject({ role: null, currentRole: null, currentDept: null, permissions: [] });
  expect(await client.call('getInfo')).toEqual(userinfo);
  await expect(client.call('getUserMenu')).rejects.toMatchObject({ name: 'BusinessError', code: 4007 });
});

test('a switch gives a new token and ends the old one', async () => {
  const { userinfo } = await logIn();
  for (const { roleId, roleCode, roleName, deptList } of [...userinfo.roleDeptList, ...userinfo.roleDeptList]) {
    for (const dept of deptList) {
      const before = token;
      const session = await client.call('switchDept', { body: { roleId, deptId: dept.id, collegeId: dept.collegeId } });
      expect(session).toMatchObject({ currentRole: { id: roleId, roleCode, roleName }, currentDept: dept });
      await expect(client.call('getInfo')).rejects.toMatchObject(ended);
      token = session.access_token;
      expect(token).not.toBe(before);
      expect(await client.call('getInfo')).toMatchObject({ role: roleCode, currentDept: dept });
      await expect(client.call('getUserMenu')).resolves.toHaveLength(3);
    }
  }
});

test('other logins are ended one by one or all together, the own one is not', async () => {
  await logIn();
  const [own, phone, script, ...none] = await client.call('listMySessions');
  expect([own?.current, phone?.current, script?.current, none]).toEqual([true, false, false, []]);
  const end = (id = '') => client.call('endMySession', { path: { id } });
  await expect(end(own?.id)).rejects.toMatchObject({ code: 4209 });
  await end(phone?.id);
  await expect(end(phone?.id)).rejects.toMatchObject({ code: 4004 });
  expect(await client.call('listMySessions')).toEqual([own, script]);
  await client.call('endMyOtherSessions');
  expect(await client.call('listMySessions')).toEqual([own]);
  api.reset();
  token = api.signIn();
  expect(await client.call('listMySessions')).toHaveLength(3);
});

test('a role or college that the user does not have is refused by field', async () => {
  const { userinfo } = await logIn();
  const [first] = userinfo.roleDeptList;
  const dept = first?.deptList[0];
  if (!first || !dept) throw new Error('the example has no choice');
  const choice = { roleId: first.roleId, deptId: dept.id, collegeId: dept.collegeId };
  await expect(client.call('switchDept', { body: { ...choice, roleId: 'other' } })).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: 'deptId', rule: 'choice' }],
  });
  await expect(client.call('switchDept', { body: { ...choice, collegeId: 'other' } })).rejects.toMatchObject({
    fieldErrors: [{ field: 'collegeId', rule: 'mismatch' }],
  });
  await expect(client.call('getInfo')).resolves.toMatchObject({ role: null });
});

test('a logout ends the session', async () => {
  await logIn();
  await client.call('logout');
  await expect(client.call('getInfo')).rejects.toMatchObject(ended);
});

test('a session outlives a reload of the page, which makes a new mock', async () => {
  token = api.signIn();
  const reloaded = createMockApi();
  server.use(...reloaded.handlers);
  try {
    const info = await client.call('getInfo');
    expect(info.role).not.toBeNull();
    const choice = { roleId: info.currentRole?.id, deptId: info.currentDept?.id, collegeId: info.currentDept?.collegeId };
    const { access_token } = await client.call('switchDept', {
      body: choice as Required<typeof choice> & Record<string, string>,
    } as never);
    await expect(client.call('getInfo')).rejects.toMatchObject(ended);
    token = access_token;
    await expect(client.call('getInfo')).resolves.toEqual(info);
  } finally {
    server.resetHandlers();
  }
});

test('a reset ends every session', async () => {
  token = api.signIn();
  api.reset();
  await expect(client.call('getInfo')).rejects.toMatchObject(ended);
  token = api.signIn();
  await expect(client.call('getInfo')).resolves.toMatchObject({ accountId: 'schooladmin' });
});
