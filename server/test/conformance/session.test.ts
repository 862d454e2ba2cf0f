import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSubject, openSubject, subjectNames } from '../conformanceSubject.ts';

describe.each(subjectNames)('a session of the %s', (name) => {
  let close: OpenSubject['close'];
  let client: OpenSubject['client'];
  let session: OpenSubject['session'];
  let login: OpenSubject['login'];
  let enter: OpenSubject['enter'];
  beforeAll(async () => {
    ({ close, client, session, login, enter } = await openSubject(name));
  });
  afterAll(() => close());

  test('begins with a token and the user, who has no role yet', async () => {
    const { access_token, userinfo } = await login();
    expect(access_token).toEqual(expect.any(String));
    expect(userinfo).toMatchObject({ role: null, currentRole: null, currentDept: null, permissions: [] });
    expect(await client.session.getInfo()).toMatchObject({ id: userinfo.id, role: null });
  });

  test('needs a role before anything else is answered', async () => {
    await login();
    await expect(client.roles.queryRolePage()).rejects.toMatchObject({ name: 'BusinessError', status: 200, code: 4007 });
  });

  test('acts in the role and department of a switch, which ends the token before it, and no other', async () => {
    await login();
    const other = session.token;
    const { body, switched } = await enter();
    expect(await client.session.getInfo()).toMatchObject({
      role: 'school_admin',
      currentRole: switched.currentRole,
      currentDept: switched.currentDept,
    });
    expect(switched.permissions).toContain('system:role:read');
    const next = await client.session.switchDept({ body });
    await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', status: 401, code: 401 });
    for (const live of [next.access_token, other]) {
      session.token = live;
      await expect(client.session.getInfo()).resolves.toBeDefined();
    }
  });

  test('cannot choose a department that is none of its own', async () => {
    const { body } = await enter();
    const wrong = client.session.switchDept({ body: { ...body, deptId: '01957b1e-6c00-7a10-8000-0000000fffff' } });
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 4000, fieldErrors: [{ field: 'deptId', rule: 'choice' }] });
  });

  test('ends with the logout, and a call without any is answered 401', async () => {
    await enter();
    await client.session.logout();
    await expect(client.roles.queryRolePage()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 401, data: null });
    session.token = null;
    await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 401 });
    session.token = 'nobody-knows-it';
    await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 401 });
  });
});
