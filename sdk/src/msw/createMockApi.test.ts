import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import { routes } from '../generated/routes.ts';
import type { OperationId } from '../operationTypes.ts';
import { createMockApi } from './createMockApi.ts';
import { families, operationsOf } from './families.ts';

const origin = 'http://campus.example';
const api = createMockApi();
const server = setupServer(...api.handlers);
let token: string | null = null;
const client = createClient({ baseUrl: `${origin}/api`, token: () => token });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  token = api.signIn();
});
afterEach(() => api.reset());
afterAll(() => server.close());

const role = '01957b1e-6c00-7a10-8000-000000000211';

describe('answers', () => {
  const inputs: { [Id in OperationId]?: object } = {
    listCalendarDays: { query: { year: 2026 } },
    login: { body: { username: 'teacher1', password: 'Seed@2026' } },
    switchDept: {
      body: {
        roleId: '01957b1e-6c00-7a10-8000-000000000203',
        deptId: '01957b1e-6c00-7a10-8000-000000000311',
        collegeId: '01957b1e-6c00-7a10-8000-000000000301',
      },
    },
    saveRole: { body: { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: [] } },
    uploadFile: { body: { bizType: 'AVATAR', file: new File(['x'], 'a.png') } },
    downloadFile: { path: { id: role }, query: { expires: 1772414400, signature: 'A'.repeat(43) } },
    saveCharacter: { body: { paramKey: 'newSwitch', paramValue: 'true', paramName: '新开关', valueType: 'SWITCH' } },
    saveDownloadDoc: { body: { ...(examples.saveDownloadDoc.request as object), docName: '另一份表格' } },
    saveExpenditure: { body: { ...(examples.saveExpenditure.request as object), cardNo: 'KY2026001' } },
    getMallRedirect: { query: { type: 'MALL' } },
    previewCharacterEffects: { query: { paramKey: 'ifOpenEntry', paramValue: 'N' } },
    // Another one than that of the call.
    endMySession: { path: { id: '01957b1e-6c00-7a10-8000-000000005902' } },
  };
  const texts: Record<string, string> = {
    dictType: 'goods_unit',
    type: 'goods_unit',
    account: 'teacher1',
    scope: 'ALL',
    tab: 'TODO',
    part: 'REQUESTER',
    endsBy: '2026-12-31',
  };

  interface ExampleRow {
    id: string;
    version: number;
    children?: ExampleRow[];
  }
  /** Returns the first row of a page or list, or the first leaf of a tree. */
  function firstLeaf(data: unknown): ExampleRow {
    const rows = Array.isArray(data) ? data : (data as { records: ExampleRow[] }).records;
    const [first] = rows as [ExampleRow];
    return first.children?.length ? firstLeaf(first.children) : first;
  }

  /** Returns the input from the table above, or else the example of the body, and an id for each path parameter. */
  function inputOf(id: OperationId): object {
    const { path, query } = contract[id].request as { path: { properties?: object }; query: { required?: string[] } };
    const fill = (parameters: string[]) => Object.fromEntries(parameters.map((name) => [name, texts[name] ?? role]));
    const family = families.find((one) => operationsOf(one).includes(id));
    if (family && [family.detail, ...family.changes, family.remove].includes(id)) {
      const row = firstLeaf(examples[family.lists[0]].data);
      const { id: named, ...body } = (examples[id].request ?? {}) as { id?: string };
      const changes = { ...body, ...('version' in body && { version: row.version }), ...(named && { id: row.id }) };
      return { ...(!named && { path: { id: row.id } }), ...(examples[id].request !== undefined && { body: changes }) };
    }
    const parts = { path: fill(Object.keys(path.properties ?? {})), query: fill(query.required ?? []) };
    return inputs[id] ?? { ...parts, body: examples[id].request };
  }

  test.each(Object.values(routes).flatMap((group) => Object.keys(group) as OperationId[]))(
    '%s is answered as described',
    async (id) => {
      await expect(client.call(id as 'logout', inputOf(id))).resolves.toBeDefined();
      expect(api.failures).toEqual([]);
      expect(api.calls).toMatchObject([{ operationId: id, token }]);
    },
  );

  test('are the examples of the description', async () => {
    expect(await client.call('getCaptcha')).toMatchObject({ expireSeconds: 300 });
    expect(await client.call('getUserMenu')).toMatchObject([
      { routeName: 'home' },
      { routeName: 'dashboard' },
      { routeName: 'user' },
    ]);
  });

  test('cannot be spoilt by whoever receives them', async () => {
    const menu = await client.call('getUserMenu');
    menu.length = 0;
    expect(await client.call('getUserMenu')).toHaveLength(3);
  });
});

test('a list that is answered whole takes the page of a generic list call, and gives all rows', async () => {
  const all = await client.call('queryRoleList', {});
  const { records, total } = await client.list({ path: '/sys/role/queryRoleList', query: { current: 2, size: 1 } });
  expect(records).toEqual(all);
  expect(total).toBe(all.length);
  api.assertNoFailures();
});

describe('what departs from the description', () => {
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api${path}`, { ...init, headers: { 'sdscmall-bidding': `Bearer ${token}`, ...init.headers } });

  test.each([
    ['an unknown query parameter', '/sys/role/queryRolePage?name=x', 'name', 'unknown'],
    ['an empty one that should have been dropped', '/sys/role/queryRolePage?roleName=', 'roleName', 'minLength'],
    ['a number that is a text', '/sys/role/queryRolePage?current=one', 'current', 'type'],
    ['a number out of range', '/sys/role/queryRolePage?size=201', 'size', 'maximum'],
    ['a value that is not listed', '/sys/role/queryRolePage?status=ON', 'status', 'enum'],
    ['a repeated parameter', '/sys/role/queryRolePage?size=1&size=2', 'size', 'type'],
    ['an id that breaks the pattern', '/sys/role/queryRoleDetail/a%20b', 'id', 'pattern'],
  ])('%s is answered 400 and noted', async (_, path, field, rule) => {
    const response = await raw(path);
    expect(response.status).toBe(400);
    const { code, data } = (await response.json()) as { code: number; data: { errors: object[] } };
    expect(code).toBe(4000);
    expect(data.errors).toEqual([{ field, rule, params: {}, message: expect.any(String) }]);
    expect(() => api.assertNoFailures()).toThrow(`the request is not as described: ${field}`);
  });

  test.each([
    ['a missing field', { roleName: 'x', roleCode: 'xy', menuIds: [] }, 'dataScope', 'required'],
    ['an unknown field', { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: [], id: '1' }, 'id', 'unknown'],
    ['a wrong item', { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: ['a', 'b b'] }, 'menuIds.1', 'pattern'],
    ['a repeated item', { roleName: 'x', roleCode: 'xy', dataScope: 'SELF', menuIds: ['a', 'a'] }, 'menuIds.1', 'uniqueItems'],
    ['no object at all', 'text', '', 'type'],
  ])('a body with %s is refused with the name of the field', async (_, body, field, rule) => {
    await expect(client.call('saveRole', { body } as never)).rejects.toMatchObject({
      name: 'HttpError',
      status: 400,
      fieldErrors: [{ field, rule }],
    });
    expect(api.failures).toHaveLength(1);
  });

  test('a body that is no JSON, one that is missing and one that nobody asked for', async () => {
    expect((await raw('/sys/menu/menuTree', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await raw('/sys/menu/menuTree', { method: 'POST' })).status).toBe(400);
    expect((await raw(`/sys/role/deleteRole/${role}`, { method: 'DELETE', body: '{}' })).status).toBe(400);
    expect(api.failures).toHaveLength(3);
  });

  test.each(['/nowhere', '/supp/auth/getInfo', '/sys/role/queryRoleDetail'])(
    'the path %s is not described: 501',
    async (path) => {
      expect((await raw(path)).status).toBe(501);
      expect(api.failures).toEqual([{ operationId: null, message: `the description has no GET /api${path}` }]);
    },
  );

  test('another method of a described path is not described either', async () => {
    expect((await raw('/sys/role/queryRolePage', { method: 'POST', body: '{}' })).status).toBe(501);
  });

  test('nothing noted, nothing asserted', () => {
    expect(() => api.assertNoFailures()).not.toThrow();
  });
});

describe('settings', () => {
  test('another base URL and no sessions', async () => {
    const other = createMockApi({ baseUrl: 'http://other.example/v1', auth: false });
    server.use(...other.handlers);
    try {
      const anonymous = createClient({ baseUrl: 'http://other.example/v1' });
      expect(await anonymous.session.getInfo()).toMatchObject({ name: expect.any(String), role: 'school_admin' });
      await expect(anonymous.call('queryRolePage')).resolves.toMatchObject({ total: 23 });
      expect(other.calls).toHaveLength(2);
    } finally {
      server.resetHandlers();
    }
  });

  test('every answer may be late', async () => {
    const slow = createMockApi({ delayMs: 60, auth: false });
    server.use(...slow.handlers);
    try {
      const begin = performance.now();
      await client.call('getUserMenu');
      expect(performance.now() - begin).toBeGreaterThanOrEqual(55);
      await expect(client.call('getUserMenu', {}, { timeoutMs: 20 })).rejects.toMatchObject({ name: 'TimeoutError' });
    } finally {
      server.resetHandlers();
    }
  });

  test('messages are in the language asked for', async () => {
    const english = createClient({ baseUrl: `${origin}/api`, language: () => 'en-US' });
    await expect(english.call('getInfo')).rejects.toMatchObject({ msg: 'Your session has ended. Log in again.' });
    const chinese = createClient({ baseUrl: `${origin}/api`, language: () => 'zh-CN' });
    await expect(chinese.call('getInfo')).rejects.toMatchObject({ msg: '登录已失效，请重新登录' });
  });
});
