import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  const campuses = await schoolAdmin.dictionary.queryDictDataByType({ path: { type: 'campus' } });
  east = campuses[0]?.dictValue ?? '';
});
afterAll(() => app.close());

const root = seedId('dept', 300);
const college = seedId('dept', 301);
const otherCollege = seedId('dept', 302);
const subUnit = seedId('dept', 311);
const foreignCollege = seedId('dept', 352);

let east: string;
let count = 0;
function input(changes: Partial<Schemas['DeptInput']> = {}): Schemas['DeptInput'] {
  count += 1;
  return { deptName: `Department ${count}`, deptCode: `d-${count}`, deptType: 2, parentId: college, ...changes };
}
const create = async (changes: Partial<Schemas['DeptInput']> = {}, client = schoolAdmin) =>
  (await client.departments.createDept({ body: input(changes) })).id;
const update = (body: Schemas['DeptChanges'], client = schoolAdmin) => client.departments.updateDept({ body });
const remove = (id: string, client = schoolAdmin) => client.departments.deleteDept({ path: { id } });

const flat = (tree: Schemas['Dept'][]): Schemas['Dept'][] => tree.flatMap((dept) => [dept, ...flat(dept.children)]);
const deptsOf = async (companyId: string) => flat(await admin.departments.getLocalDeptTree({ query: { companyId } }));
const read = async (id: string, companyId = '1001') => (await deptsOf(companyId)).find((dept) => dept.id === id);
const userId = async (account: string) =>
  (await app.database.db.selectFrom('appUser').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;

const broken = (field: string, rule: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule }] });
const refused = (code: number) => ({ status: 200, code });

test('the tree of another school is shown with data scope ALL only', async () => {
  expect((await deptsOf('3338')).map(({ companyId }) => companyId)).toEqual(Array.from({ length: 6 }, () => '3338'));
  const query = { companyId: '3338' };
  expect(await failureOf(schoolAdmin.departments.getLocalDeptTree({ query }))).toMatchObject({ status: 403, code: 4003 });
});

describe('creating', () => {
  test('a department stands below the one named, in its school', async () => {
    const leaderId = await userId('teacher1');
    const body = input({ leaderId, phone: '0531-88880399', campus: east, sort: 70 });
    const { id } = await schoolAdmin.departments.createDept({ body });
    expect(await read(id)).toMatchObject({ ...body, id, companyId: '1001', status: 'ENABLED', version: 1 });
    const below = await create({ parentId: foreignCollege }, admin);
    expect((await read(below, '3338'))?.parentId).toBe(foreignCollege);
  });

  test('what is left out is empty', async () => {
    const empty = { leaderId: null, leaderName: null, phone: null, campus: null, sort: 0, status: 'ENABLED', children: [] };
    expect(await read(await create())).toMatchObject(empty);
  });

  test('a department stands one level below the one above it', async () => {
    for (const [parentId, deptType] of [
      [root, 2],
      [college, 1],
      [subUnit, 2],
    ] as const) {
      expect(await failureOf(create({ parentId, deptType }))).toMatchObject(broken('deptType', 'level'));
    }
    await expect(create({ parentId: root, deptType: 1 })).resolves.toBeTypeOf('string');
  });

  test('the name is taken below one department, the code in the whole school', async () => {
    const body = input();
    await schoolAdmin.departments.createDept({ body });
    expect(await failureOf(create({ deptCode: body.deptCode }))).toMatchObject(broken('deptCode', 'unique'));
    expect(await failureOf(create({ deptName: body.deptName }))).toMatchObject(broken('deptName', 'unique'));
    await create({ deptName: body.deptName, parentId: otherCollege });
    await create({ deptCode: body.deptCode, parentId: foreignCollege }, admin);
  });

  test('the department above and the head must exist, in the own school', async () => {
    for (const parentId of ['none', foreignCollege]) {
      expect(await failureOf(create({ parentId }))).toMatchObject(broken('parentId', 'exists'));
    }
    for (const leaderId of ['none', await userId('admin')]) {
      expect(await failureOf(create({ leaderId }))).toMatchObject(broken('leaderId', 'exists'));
    }
  });

  test('the campus is one of the dictionary', async () => {
    expect(await failureOf(create({ campus: 'Nowhere' }))).toMatchObject(broken('campus', 'exists'));
    const id = await create({ campus: east });
    expect(await failureOf(update({ id, version: 1, campus: 'Nowhere' }))).toMatchObject(broken('campus', 'exists'));
    expect(await failureOf(create({ campus: east, parentId: foreignCollege }, admin))).toMatchObject(broken('campus', 'exists'));
  });

  test('of 20 who create the same code at once one succeeds', async () => {
    const deptCode = 'contested';
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(create({ deptCode }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.fieldErrors?.[0]?.rule === 'unique')).toHaveLength(19);
  });
});

describe('changing', () => {
  test('what is left out stays as it is, and null empties a field', async () => {
    const id = await create({ phone: '0531-88880398', campus: east });
    const before = await read(id);
    expect(await update({ id, version: 1, phone: null, sort: 5 })).toBe(true);
    expect(await read(id)).toEqual({ ...before, phone: null, sort: 5, version: 2 });
  });

  test('a stale version is refused, and of 20 writers with one version one wins', async () => {
    const id = await create();
    const failures = await Promise.all(Array.from({ length: 20 }, (_, sort) => failureOf(update({ id, version: 1, sort }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.filter((failure) => failure?.code === 4090)).toHaveLength(19);
    expect((await read(id))?.version).toBe(2);
  });

  test('a department moves to another one of the same level', async () => {
    const id = await create();
    await update({ id, version: 1, parentId: otherCollege });
    expect((await read(id))?.parentId).toBe(otherCollege);
    for (const parentId of [root, subUnit]) {
      expect(await failureOf(update({ id, version: 2, parentId }))).toMatchObject(broken('parentId', 'level'));
    }
  });

  test('no department moves below itself or into another school', async () => {
    const id = await create({ parentId: root, deptType: 1 });
    const below = await create({ parentId: id });
    for (const parentId of [id, below]) {
      expect(await failureOf(update({ id, version: 1, parentId }))).toMatchObject(broken('parentId', 'cycle'));
    }
    const move = { id: below, version: 1, parentId: foreignCollege };
    for (const client of [schoolAdmin, admin]) {
      expect(await failureOf(update(move, client))).toMatchObject(broken('parentId', 'exists'));
    }
  });

  test('names and codes that are taken, and heads that do not exist, are refused', async () => {
    const taken = input();
    await schoolAdmin.departments.createDept({ body: taken });
    const id = await create();
    const failure = (changes: object) => failureOf(update({ id, version: 1, ...changes }));
    expect(await failure({ deptName: taken.deptName })).toMatchObject(broken('deptName', 'unique'));
    expect(await failure({ deptCode: taken.deptCode })).toMatchObject(broken('deptCode', 'unique'));
    expect(await failure({ leaderId: 'none' })).toMatchObject(broken('leaderId', 'exists'));
  });

  test('the root keeps its place and stays', async () => {
    const { version } = (await read(root)) ?? { version: 0 };
    expect(await failureOf(update({ id: root, version, status: 'DISABLED' }))).toMatchObject(refused(4101));
    expect(await failureOf(update({ id: root, version, parentId: college }))).toMatchObject(refused(4101));
    expect(await failureOf(remove(root))).toMatchObject(refused(4101));
    await update({ id: root, version, phone: '0531-88880000' });
  });

  test('an enabled department stands below enabled ones only', async () => {
    const id = await create({ parentId: root, deptType: 1 });
    const below = await create({ parentId: id });
    expect(await failureOf(update({ id, version: 1, status: 'DISABLED' }))).toMatchObject(refused(4101));
    await update({ id: below, version: 1, status: 'DISABLED' });
    await update({ id, version: 1, status: 'DISABLED' });
    expect(await failureOf(create({ parentId: id }))).toMatchObject(refused(4101));
    expect(await failureOf(update({ id: below, version: 2, status: 'ENABLED' }))).toMatchObject(refused(4101));
    await create({ parentId: id, status: 'DISABLED' });
    await update({ id, version: 2, status: 'ENABLED' });
    await update({ id: below, version: 2, status: 'ENABLED' });
  });

  test('while 20 departments are created below it a department is not disabled, or none of them is enabled', async () => {
    const id = await create({ parentId: root, deptType: 1 });
    const creations = Array.from({ length: 20 }, () => failureOf(create({ parentId: id })));
    await Promise.all([
      ...creations.slice(0, 10),
      failureOf(update({ id, version: 1, status: 'DISABLED' })),
      ...creations.slice(10),
    ]);
    const dept = await read(id);
    if (dept?.status === 'DISABLED') expect(dept.children).toEqual([]);
    else expect(dept?.children).not.toEqual([]);
  });

  test('disabling ends the sessions that act for the department', async () => {
    const deptId = await create();
    const teacher = await userId('teacher1');
    const role = await app.database.db
      .selectFrom('role')
      .select(['companyId', 'id'])
      .where('roleCode', '=', 'inspector')
      .executeTakeFirstOrThrow();
    const grant = { companyId: '1001', userId: teacher, roleCompanyId: role.companyId, roleId: role.id, deptId };
    await app.database.db.insertInto('userRoleDept').values(grant).execute();
    const client = await app.login('teacher1');
    const { access_token: token } = await client.session.switchDept({ body: { roleId: role.id, deptId, collegeId: college } });
    const acting = app.client(token);
    await acting.session.getUserMenu();
    await update({ id: deptId, version: 1, status: 'DISABLED' });
    expect(await failureOf(acting.session.getUserMenu())).toMatchObject({ status: 401 });
  });
});

describe('deleting', () => {
  test('an empty department is gone', async () => {
    const id = await create();
    expect(await remove(id)).toBe(true);
    expect(await read(id)).toBeUndefined();
    expect(await failureOf(remove(id))).toMatchObject(refused(4004));
    expect(await failureOf(update({ id, version: 1 }))).toMatchObject(refused(4004));
  });

  test('a department with others below it stays', async () => {
    const id = await create({ parentId: root, deptType: 1 });
    await create({ parentId: id });
    expect(await failureOf(remove(id))).toMatchObject(refused(4205));
  });

  test('a department that users belong to or act for stays', async () => {
    const { db } = app.database;
    const [home, acting] = [await create(), await create()];
    await db.updateTable('appUser').set({ deptId: home }).where('account', '=', 'keeper1').execute();
    const grant = await db.selectFrom('userRoleDept').selectAll().where('companyId', '=', '1001').executeTakeFirstOrThrow();
    await db
      .insertInto('userRoleDept')
      .values({ ...grant, deptId: acting })
      .execute();
    expect(await failureOf(remove(home))).toMatchObject(refused(4204));
    expect(await failureOf(remove(acting))).toMatchObject(refused(4204));
  });
});

test('departments of other schools do not exist for a school, and can be changed with data scope ALL', async () => {
  expect(await failureOf(update({ id: foreignCollege, version: 1, sort: 1 }))).toMatchObject(refused(4004));
  expect(await failureOf(remove(foreignCollege))).toMatchObject(refused(4004));
  await update({ id: foreignCollege, version: 1, sort: 1 }, admin);
  expect((await read(foreignCollege, '3338'))?.sort).toBe(1);
});
