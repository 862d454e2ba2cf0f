import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSubject, openSubject, subjectNames } from '../conformanceSubject.ts';

describe.each(subjectNames)('rows that are created, read, changed and deleted in the %s', (name) => {
  let close: OpenSubject['close'];
  let client: OpenSubject['client'];
  beforeAll(async () => {
    const subject = await openSubject(name);
    ({ close, client } = subject);
    await subject.enter();
  });
  afterAll(() => close());

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

  test('are made once for each idempotency key', async () => {
    const save = (roleName: string, idempotencyKey: string) =>
      client.roles.saveRole({ body: { ...input, roleName } }, { idempotencyKey }).withResponse();
    const first = await save('Archivist', 'conformance-1');
    const repeat = await save('Archivist', 'conformance-1');
    expect(repeat.data).toEqual(first.data);
    expect(repeat.requestId).not.toBe(first.requestId);
    await expect(save('Another', 'conformance-1')).rejects.toMatchObject({ code: 4091 });
    await expect(save('Archivist', 'conformance-2')).rejects.toMatchObject({ fieldErrors: [{ rule: 'unique' }] });
    await expect(save('Archivist', 'short')).rejects.toMatchObject({ status: 400, fieldErrors: [{ field: 'Idempotency-Key' }] });
    await client.roles.deleteRole({ path: first.data });
  });

  test('hang below others, are found with those above them, and keep these from being deleted', async () => {
    const { getLocalDeptTree, createDept, updateDept, deleteDept } = client.departments;
    const [school] = await getLocalDeptTree();
    const parentId = String(school?.id);
    const college = await createDept({ body: { deptName: 'College of maps', deptCode: '1399', deptType: 1, parentId } });
    const unit = await createDept({ body: { deptName: 'Globes', deptCode: '139901', deptType: 2, parentId: college.id } });
    const found = await getLocalDeptTree({ query: { deptName: 'Globe' } });
    expect(found).toMatchObject([{ id: parentId, children: [{ id: college.id, children: [{ id: unit.id, children: [] }] }] }]);
    await expect(createDept({ body: { deptName: 'Other', deptCode: '1399', deptType: 1, parentId } })).rejects.toMatchObject({
      fieldErrors: [{ field: 'deptCode', rule: 'unique' }],
    });
    await expect(deleteDept({ path: college })).rejects.toMatchObject({ code: 4205 });
    expect(await updateDept({ body: { id: unit.id, version: 1, phone: '0531-88880399' } })).toBe(true);
    await expect(updateDept({ body: { id: unit.id, version: 1, phone: null } })).rejects.toMatchObject({ code: 4090 });
    for (const path of [unit, college]) expect(await deleteDept({ path })).toBe(true);
    expect(await getLocalDeptTree({ query: { deptName: 'Globe' } })).toEqual([]);
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
    const { id } = await client.roles.saveRole({ body: { ...input, status: 'DISABLED' } });
    for (const status of ['ENABLED', 'DISABLED'] as const) {
      const { records } = await client.roles.queryRolePage({ query: { status, size: 200 } });
      expect(new Set(records.map((role) => role.status))).toEqual(new Set([status]));
    }
    await client.roles.deleteRole({ path: { id } });
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
