import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import type { Schemas } from '../operationTypes.ts';
import { createMockApi } from './createMockApi.ts';

const api = createMockApi({ auth: false });
const server = setupServer(...api.handlers);
const { roles } = createClient({ baseUrl: 'http://campus.example/api' });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  api.assertNoFailures();
  api.reset();
});
afterAll(() => server.close());

const all = async () => (await roles.queryRolePage({ query: { size: 200 } })).records;
const input: Schemas['RoleInput'] = { roleName: 'Archivist', roleCode: 'archivist', dataScope: 'SCHOOL', menuIds: ['a', 'b'] };

describe('the rows', () => {
  test('are many, different, and the same each time', async () => {
    const rows = await all();
    expect(rows).toHaveLength(23);
    for (const field of ['id', 'roleName', 'roleCode'] as const) expect(new Set(rows.map((row) => row[field])).size).toBe(23);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ENABLED', 'DISABLED']));
    for (const { createTime, updateTime } of rows) expect(Date.parse(updateTime)).toBeGreaterThanOrEqual(Date.parse(createTime));
    api.reset();
    expect(await all()).toEqual(rows);
  });

  test('differ with the seed, but begin with the examples', async () => {
    const rows = await all();
    const other = createMockApi({ auth: false, seed: 2 });
    server.use(...other.handlers);
    try {
      const others = await all();
      expect(others).not.toEqual(rows);
      expect(others.filter(({ id }) => id.endsWith('211'))).toEqual(rows.filter(({ id }) => id.endsWith('211')));
    } finally {
      server.resetHandlers();
    }
  });

  test('say which of enabling and disabling is possible', async () => {
    for (const { status, allowedActions } of await all()) {
      expect(allowedActions).not.toContain(status === 'ENABLED' ? 'ENABLE' : 'DISABLE');
    }
  });
});

describe('a page', () => {
  test('has its part of the rows, the newest first and built-in ones last', async () => {
    const rows = await all();
    const pages = await Promise.all([1, 2, 3, 4].map((current) => roles.queryRolePage({ query: { current, size: 10 } })));
    expect(pages.map(({ records, total, current, size }) => [records.length, total, current, size])).toEqual([
      [10, 23, 1, 10],
      [10, 23, 2, 10],
      [3, 23, 3, 10],
      [0, 23, 4, 10],
    ]);
    expect(pages.flatMap(({ records }) => records)).toEqual(rows);
    expect(await roles.queryRolePage()).toEqual(pages[0]);
    const others = rows.filter(({ builtIn }) => !builtIn);
    expect(rows.slice(0, others.length)).toEqual(others);
    expect(others.length).toBeLessThan(rows.length);
    const times = others.map(({ createTime }) => Date.parse(createTime));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('is filtered: part of name or code, and equal status', async () => {
    const rows = await all();
    const byCode = await roles.queryRolePage({ query: { roleName: 'ASSET_CHECKER_', size: 200 } });
    expect(byCode.records).toEqual(rows.filter(({ roleCode }) => roleCode.startsWith('asset_checker_')));
    const disabled = await roles.queryRolePage({ query: { status: 'DISABLED', size: 200 } });
    expect(disabled.records).toEqual(rows.filter(({ status }) => status === 'DISABLED'));
    expect(disabled.total).toBe(disabled.records.length);
    expect(await roles.queryRolePage({ query: { roleName: 'nobody' } })).toMatchObject({ records: [], total: 0 });
  });

  test('is sorted as asked', async () => {
    const { records } = await roles.queryRolePage({ query: { sort: 'userCount,desc', size: 200 } });
    const counts = records.map(({ userCount }) => userCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});

test('what a row has no field for is not asked of it', async () => {
  expect(await roles.queryRoleList({ query: { grantable: true } })).toEqual(await roles.queryRoleList());
});

describe('a row', () => {
  test('that is saved can be read, listed and found, and is the newest', async () => {
    const { id } = await roles.saveRole({ body: input });
    const detail = await roles.queryRoleDetail({ path: { id } });
    expect(detail).toMatchObject({ ...input, id, version: 1, builtIn: false, userCount: 0, remark: '', status: 'ENABLED' });
    expect(detail.createTime).toBe('2026-03-02T09:00:00+08:00');
    const [newest] = await all();
    expect(newest?.id).toBe(id);
    expect(await roles.queryRoleList()).toContainEqual({ id, roleName: 'Archivist', roleCode: 'archivist' });
  });

  test('is changed in what is sent, with a new version', async () => {
    const { id } = await roles.saveRole({ body: input });
    const before = await roles.queryRoleDetail({ path: { id } });
    expect(await roles.updateRole({ body: { id, version: 1, status: 'DISABLED', menuIds: [] } })).toBe(true);
    expect(await roles.queryRoleDetail({ path: { id } })).toEqual({
      ...before,
      status: 'DISABLED',
      menuIds: [],
      version: 2,
      updateTime: '2026-03-02T09:01:00+08:00',
      allowedActions: ['EDIT', 'ENABLE', 'COPY', 'DELETE'],
    });
  });

  test('is not changed with a version of the past', async () => {
    const { id } = await roles.saveRole({ body: input });
    await roles.updateRole({ body: { id, version: 1, remark: 'mine' } });
    await expect(roles.updateRole({ body: { id, version: 1, remark: 'yours' } })).rejects.toMatchObject({ code: 4090 });
    expect(await roles.queryRoleDetail({ path: { id } })).toMatchObject({ remark: 'mine', version: 2 });
  });

  test('keeps its name and code to itself', async () => {
    const { id } = await roles.saveRole({ body: input });
    const unique = (field: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule: 'unique' }] });
    await expect(roles.saveRole({ body: input })).rejects.toMatchObject(unique('roleName'));
    await expect(roles.saveRole({ body: { ...input, roleName: 'Other' } })).rejects.toMatchObject(unique('roleCode'));
    await expect(roles.updateRole({ body: { id, version: 1, roleCode: 'asset_checker' } })).rejects.toMatchObject(
      unique('roleCode'),
    );
    expect(await roles.updateRole({ body: { id, version: 1, roleCode: 'archivist' } })).toBe(true);
  });

  test('that is deleted is gone, and its id is not used again', async () => {
    const { id } = await roles.saveRole({ body: input });
    expect(await roles.deleteRole({ path: { id } })).toBe(true);
    const gone = { name: 'BusinessError', code: 4004 };
    await expect(roles.queryRoleDetail({ path: { id } })).rejects.toMatchObject(gone);
    await expect(roles.updateRole({ body: { id, version: 1 } })).rejects.toMatchObject(gone);
    await expect(roles.deleteRole({ path: { id } })).rejects.toMatchObject(gone);
    expect((await roles.saveRole({ body: input })).id).not.toBe(id);
  });

  test('that is built in or in use is not deleted', async () => {
    const rows = await all();
    const builtIn = rows.find((row) => row.builtIn);
    const inUse = rows.find((row) => !row.builtIn && row.userCount > 0);
    await expect(roles.deleteRole({ path: { id: builtIn?.id ?? '' } })).rejects.toMatchObject({ code: 4208 });
    await expect(roles.deleteRole({ path: { id: inUse?.id ?? '' } })).rejects.toMatchObject({ code: 4204 });
    expect(await all()).toHaveLength(23);
  });
});
