import type { Query, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
  user = await app.as('teacher1');
});
afterAll(() => app.close());

type Dept = Schemas['Dept'];
const flat = (tree: Dept[]): Dept[] => tree.flatMap((dept) => [dept, ...flat(dept.children)]);
const depts = async (query?: Query<'getLocalDeptTree'>) => flat(await user.departments.getLocalDeptTree({ query: query ?? {} }));
const own = () => app.database.db.selectFrom('dept').selectAll().where('companyId', '=', '1001');

test('the tree has one root and holds the departments of the own school only', async () => {
  const tree = await user.departments.getLocalDeptTree();
  expect(tree).toHaveLength(1);
  const ids = (await own().execute()).map(({ id }) => id);
  expect(
    flat(tree)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.sort());
});

test('within the data scope are those that users may be put into, whose highest ones are the roots', async () => {
  const sub = await own().where('deptType', '=', 2).orderBy('id').executeTakeFirstOrThrow();
  const within = async (dataScope: Schemas['DataScope'], deptId: string) => {
    const { db } = app.database;
    const client = await app.as('schooladmin', 'school_admin');
    const { id, currentRole } = await client.session.getInfo();
    await db
      .updateTable('role')
      .set({ dataScope })
      .where('id', '=', currentRole?.id ?? '')
      .execute();
    await db.updateTable('userRoleDept').set({ deptId }).where('userId', '=', id).execute();
    const reader = await app.as('schooladmin', 'school_admin');
    return flat(await reader.departments.getLocalDeptTree({ query: { withinScope: true, status: 'ENABLED' } }));
  };
  const college = await within('COLLEGE', sub.id);
  expect(college[0]?.id).toBe(sub.parentId);
  expect(college.every(({ id, parentId }) => id === sub.parentId || parentId === sub.parentId)).toBe(true);
  expect(college.length).toBeGreaterThan(1);
  expect((await within('DEPT', sub.id)).map(({ id }) => id)).toEqual([sub.id]);
  expect(await within('SELF', sub.id)).toEqual([]);
  expect((await within('SCHOOL', sub.id)).map(({ deptType }) => deptType)).toContain(0);
});

test('siblings are sorted', async () => {
  for (const { children } of await depts()) {
    const sorts = children.map(({ sort }) => sort);
    expect(sorts).toEqual([...sorts].sort((one, other) => one - other));
  }
});

test('filters keep the departments above a match', async () => {
  const sub = await own().where('deptType', '=', 2).orderBy('id').executeTakeFirstOrThrow();
  const found = await depts({ deptName: sub.deptName });
  const above = found.map(({ id }) => id);
  expect(above).toEqual(expect.arrayContaining([sub.id, sub.parentId]));
  expect(found[0]?.deptType).toBe(0);
  for (const { children, deptName } of found) if (children.length === 0) expect(deptName).toContain(sub.deptName);
});

test('what matches nothing gives nothing, and wildcards mean themselves', async () => {
  for (const deptName of ['no such department', '%', '_']) expect(await depts({ deptName })).toEqual([]);
});

test('status filters', async () => {
  const { id } = await own().where('deptType', '=', 2).orderBy('id', 'desc').executeTakeFirstOrThrow();
  await app.database.db.updateTable('dept').set({ status: 'DISABLED' }).where('id', '=', id).execute();
  const disabled = (await depts({ status: 'DISABLED' })).filter(({ status }) => status === 'DISABLED').map((dept) => dept.id);
  expect(disabled).toContain(id);
  expect((await depts({ status: 'ENABLED' })).map((dept) => dept.id)).not.toContain(id);
});

test('what may be done with each is what the server does: only those that nothing needs are deleted', async () => {
  const admin = await app.as('schooladmin', 'school_admin');
  const all = flat(await admin.departments.getLocalDeptTree());
  expect(all[0]?.allowedActions).toEqual(['ADD_CHILD', 'EDIT']);
  for (const { allowedActions } of all) expect(allowedActions).toContain('EDIT');
  expect(all.filter(({ deptType }) => deptType === 2).flatMap(({ allowedActions }) => allowedActions)).not.toContain('ADD_CHILD');
  const [mayGo, mustStay] = [true, false].map((may) =>
    all.filter(({ allowedActions }) => allowedActions.includes('DELETE') === may),
  );
  expect(mayGo?.length).toBeGreaterThan(0);
  // Those above come first, so that none is deleted because what was below it has gone.
  for (const { id } of mustStay ?? []) expect(await failureOf(admin.departments.deleteDept({ path: { id } }))).not.toBeNull();
  for (const { id } of mayGo ?? []) expect(await admin.departments.deleteDept({ path: { id } })).toBe(true);
  expect((await depts()).flatMap(({ allowedActions }) => allowedActions)).toEqual([]);
});
