/**
 * One list of statements about the API, held against the mocks and against the server. The server runs on the embedded PostgreSQL,
 * or on the one that TEST_DATABASE_URL names, so that the mocks cannot drift away from either.
 */
import { type Client, createClient, type FetchLike, type Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startApp } from './testing/startApp.ts';

/** A running API. */
interface Subject {
  baseUrl: string;
  fetch: FetchLike;
  close: () => unknown;
}

const subjects: Record<string, () => Promise<Subject> | Subject> = {
  mocks() {
    const network = setupServer(...createMockApi().handlers);
    network.listen({ onUnhandledFrame: 'error' });
    return { baseUrl: 'http://mocks.test/api', fetch: (url, init) => fetch(url, init), close: () => network.close() };
  },
  async server() {
    const { app, close } = await startApp();
    const address = '10.0.0.1';
    return { baseUrl: 'http://server.test/api', fetch: (url, init) => app.fetch(new Request(url, init), { address }), close };
  },
};

describe.each(Object.keys(subjects))('%s', (name) => {
  let subject: Subject;
  let client: Client;
  let token: string | null = null;

  const open = (more: object = {}) =>
    createClient({ baseUrl: subject.baseUrl, fetch: subject.fetch, token: () => token, language: () => 'en-US', ...more });
  const send = (path: string, init: RequestInit = {}) =>
    subject.fetch(subject.baseUrl + path, { ...init, headers: { 'sdscmall-bidding': `Bearer ${token}`, ...init.headers } });

  /** Logs in as the school administrator of the demo data, without choosing a role. */
  async function login() {
    token = null;
    const issued = await client.session.login({ body: { username: 'schooladmin', password } });
    token = issued.access_token;
    return issued;
  }

  async function enter() {
    await login();
    const [choice] = (await client.session.getRoleDeptList()).filter(({ roleCode }) => roleCode === 'school_admin');
    const dept = choice?.deptList[0];
    if (!choice || !dept) throw new Error('the school administrator has no role');
    const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
    const switched = await client.session.switchDept({ body });
    token = switched.access_token;
    return { body, switched };
  }

  beforeAll(async () => {
    subject = await (subjects[name] as () => Promise<Subject>)();
    client = open();
  });
  afterAll(() => subject.close());

  describe('a session', () => {
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

    test('acts in the role and department of a switch, which ends the token before it', async () => {
      await login();
      const before = token;
      const { switched } = await enter();
      expect(await client.session.getInfo()).toMatchObject({
        role: 'school_admin',
        currentRole: switched.currentRole,
        currentDept: switched.currentDept,
      });
      expect(switched.permissions).toContain('system:role:read');
      const old = token;
      token = before;
      await expect(client.session.getInfo()).resolves.toBeDefined();
      token = old;
      const [first] = await client.session.getRoleDeptList();
      const dept = first?.deptList[0];
      const again = { roleId: String(first?.roleId), deptId: String(dept?.id), collegeId: String(dept?.collegeId) };
      const next = await client.session.switchDept({ body: again });
      await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', status: 401, code: 401 });
      token = next.access_token;
      await expect(client.session.getInfo()).resolves.toBeDefined();
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
      token = null;
      await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 401 });
      token = 'nobody-knows-it';
      await expect(client.session.getInfo()).rejects.toMatchObject({ name: 'UnauthorizedError', code: 401 });
    });
  });

  describe('what is asked against the description', () => {
    beforeAll(async () => void (await enter()));

    const json = { 'Content-Type': 'application/json' };
    const role = { roleName: 'Archivist', roleCode: 'archivist', dataScope: 'SCHOOL', menuIds: [] };

    test.each<[string, string, string, string, object?]>([
      ['an unknown parameter', '/sys/role/queryRolePage?name=x', 'name', 'unknown'],
      ['a number that is a text', '/sys/role/queryRolePage?current=one', 'current', 'type'],
      ['a number out of range', '/sys/role/queryRolePage?size=201', 'size', 'maximum'],
      ['a value that is not listed', '/sys/role/queryRolePage?status=ON', 'status', 'enum'],
      ['an id of the wrong shape', '/sys/role/queryRoleDetail/a%20b', 'id', 'pattern'],
      ['an unknown field', '/sys/role/saveRole', 'id', 'unknown', { ...role, id: '1' }],
      ['a text that is too long', '/sys/role/saveRole', 'roleName', 'maxLength', { ...role, roleName: 'x'.repeat(31) }],
      ['a field of the wrong type', '/sys/role/saveRole', 'roleName', 'type', { ...role, roleName: 7 }],
      ['a text of the wrong shape', '/sys/role/saveRole', 'roleCode', 'pattern', { ...role, roleCode: 'Not-A-Code' }],
      ['a missing field', '/sys/role/saveRole', 'roleCode', 'required', { ...role, roleCode: undefined }],
    ])('%s is refused with the field and the broken rule', async (_, path, field, rule, body) => {
      const response = await send(path, body && { method: 'POST', headers: json, body: JSON.stringify(body) });
      expect(response.status).toBe(400);
      const { code, data } = (await response.json()) as { code: number; data: Schemas['FailureDetails'] };
      expect(code).toBe(4000);
      expect(data.errors).toEqual([{ field, rule, params: expect.any(Object), message: expect.any(String) }]);
    });
  });

  describe('rows that are created, read, changed and deleted', () => {
    beforeAll(async () => void (await enter()));

    const input = { roleName: 'Archivist', roleCode: 'archivist', dataScope: 'SCHOOL', menuIds: [] } as Schemas['RoleInput'];

    test('are found, changed by their version, and gone in the end', async () => {
      const { id } = await client.roles.saveRole({ body: input });
      const made = await client.roles.queryRoleDetail({ path: { id } });
      expect(made).toMatchObject({ ...input, id, status: 'ENABLED', builtIn: false, userCount: 0, version: 1 });
      const found = await client.roles.queryRolePage({ query: { roleName: 'rchivis' } });
      expect(found).toMatchObject({ records: [{ id, roleName: 'Archivist' }], total: 1, current: 1, size: 10 });

      expect(await client.roles.updateRole({ body: { id, version: 1, status: 'DISABLED', remark: 'rests' } })).toBe(true);
      const changed = await client.roles.queryRoleDetail({ path: { id } });
      expect(changed).toMatchObject({ roleName: 'Archivist', status: 'DISABLED', remark: 'rests', version: 2 });
      expect(changed.allowedActions).toContain('ENABLE');
      expect(changed.allowedActions).not.toContain('DISABLE');
      expect(Date.parse(changed.updateTime)).toBeGreaterThanOrEqual(Date.parse(changed.createTime));
      await expect(client.roles.updateRole({ body: { id, version: 1, remark: 'late' } })).rejects.toMatchObject({ code: 4090 });

      expect(await client.roles.deleteRole({ path: { id } })).toBe(true);
      await expect(client.roles.queryRoleDetail({ path: { id } })).rejects.toMatchObject({ name: 'BusinessError', code: 4004 });
      await expect(client.roles.deleteRole({ path: { id } })).rejects.toMatchObject({ code: 4004 });
      await expect(client.roles.updateRole({ body: { id, version: 2, remark: 'x' } })).rejects.toMatchObject({ code: 4004 });
    });

    test('share no field that must be one’s own', async () => {
      const { id } = await client.roles.saveRole({ body: input });
      const taken = { status: 400, code: 4000, fieldErrors: [{ rule: 'unique' }] };
      const second = client.roles.saveRole({ body: { ...input, roleName: 'Another' } });
      await expect(second).rejects.toMatchObject({ ...taken, fieldErrors: [{ field: 'roleCode', rule: 'unique' }] });
      const other = await client.roles.saveRole({ body: { ...input, roleName: 'Another', roleCode: 'another_one' } });
      const renamed = client.roles.updateRole({ body: { id: other.id, version: 1, roleName: 'Archivist' } });
      await expect(renamed).rejects.toMatchObject({ ...taken, fieldErrors: [{ field: 'roleName', rule: 'unique' }] });
      for (const made of [id, other.id]) await client.roles.deleteRole({ path: { id: made } });
    });

    test('that their list does not let delete stay', async () => {
      const { records } = await client.roles.queryRolePage({ query: { size: 200 } });
      const kept = records.find(({ allowedActions }) => !allowedActions.includes('DELETE'));
      const path = { id: String(kept?.id) };
      await expect(client.roles.deleteRole({ path })).rejects.toMatchObject({ code: expect.any(Number) });
      await expect(client.roles.queryRoleDetail({ path })).resolves.toMatchObject(path);
    });

    test('are paged without a gap, and stay in order', async () => {
      const all = await client.roles.queryRolePage({ query: { size: 200, sort: 'roleCode,asc' } });
      expect(all.total).toBe(all.records.length);
      const size = 3;
      const paged: string[] = [];
      for (let current = 1; (current - 1) * size < all.total; current++) {
        const page = await client.roles.queryRolePage({ query: { current, size, sort: 'roleCode,asc' } });
        expect(page).toMatchObject({ total: all.total, current, size });
        paged.push(...page.records.map(({ id }) => id));
      }
      expect(paged).toEqual(all.records.map(({ id }) => id));
      const beyond = await client.roles.queryRolePage({ query: { current: 900, size: 10 } });
      expect(beyond).toMatchObject({ records: [], total: all.total, current: 900 });
    });

    test('are filtered by what they are', async () => {
      for (const status of ['ENABLED', 'DISABLED'] as const) {
        const { records } = await client.roles.queryRolePage({ query: { status, size: 200 } });
        expect(new Set(records.map((role) => role.status))).toEqual(new Set(records.length > 0 ? [status] : []));
      }
    });

    test('of other entities keep the same rules: news, which is a draft until it is published', async () => {
      const body = { title: 'Conformance', categoryCode: 'policy', summary: 'x', content: '<p>x</p>' } as Schemas['ArticleInput'];
      const { id } = await client.articles.saveNews({ body });
      const { queryNewsPage, publishNews, updateNews, deleteNews } = client.articles;
      const found = async () => (await queryNewsPage({ query: { title: 'onforman' } })).records;
      const path = { id };
      expect(await found()).toMatchObject([{ id, title: 'Conformance', status: 'DRAFT', top: false, viewCount: 0, version: 1 }]);
      expect(await updateNews({ path, body: { version: 1, title: 'Conformant' } })).toBe(true);
      expect(await found()).toMatchObject([{ id, title: 'Conformant', summary: 'x', version: 2 }]);
      expect(await publishNews({ path, body: { version: 2, status: 'PUBLISHED' } })).toBe(true);
      const [published] = await found();
      expect(published).toMatchObject({ status: 'PUBLISHED', version: 3 });
      expect(published?.allowedActions).toContain('WITHDRAW');
      const late = publishNews({ path, body: { version: 2, status: 'WITHDRAWN', reason: 'x' } });
      await expect(late).rejects.toMatchObject({ code: 4090 });
      expect(await publishNews({ path, body: { version: 3, status: 'WITHDRAWN', reason: 'x' } })).toBe(true);
      expect(await deleteNews({ path })).toBe(true);
      expect(await found()).toEqual([]);
      await expect(deleteNews({ path })).rejects.toMatchObject({ code: 4004 });
    });
  });

  test('a path that is not described is no success, and the language of a message is the one asked for', async () => {
    expect((await send('/sys/role/nowhere')).ok).toBe(false);
    const missing = (language: string) =>
      open({ language: () => language })
        .call('queryRoleDetail', { path: { id: '01957b1e-6c00-7a10-8000-0000000fffff' } })
        .catch((error: Error) => error);
    expect(await missing('zh-CN')).toMatchObject({ code: 4004, msg: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(await missing('en-US')).toMatchObject({ code: 4004, msg: expect.not.stringMatching(/[\u4e00-\u9fff]/) });
  });

  test('every list that can be asked for without anything answers with a page that keeps its word', async () => {
    const lists = Object.values(contract).filter(({ id, paged, request }) => {
      const { required } = request.query as { required: string[] };
      return paged && required.length === 0 && !id.startsWith('queryExpenditureFlow');
    });
    expect(lists.length).toBeGreaterThan(15);
    for (const { id } of lists) {
      const page = await client.call(id as 'queryRolePage', { query: { current: 1, size: 2 } }).catch((error) => error);
      // Not every role may read every list.
      if (page.name === 'ForbiddenError') continue;
      expect({ id, ...page }).toMatchObject({ id, current: 1, total: expect.any(Number), records: expect.any(Array) });
      expect(page.records.length).toBeLessThanOrEqual(2);
      expect(page.total).toBeGreaterThanOrEqual(page.records.length);
    }
  });
});
