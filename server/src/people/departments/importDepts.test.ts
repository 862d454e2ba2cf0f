import type { Schemas } from '@campus-procurement/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '#test/failureOf.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

type Row = Schemas['DeptImportRow'];

let app: TestApp;
let schoolAdmin: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp();
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  admin = await app.as('admin', 'admin');
});
afterAll(() => app.close());

let count = 0;
function row(changes: Partial<Row> = {}): Row {
  count += 1;
  return { deptName: `Imported ${count}`, deptCode: `imp-${count}`, ...changes };
}
const bring = (client: TestClient, rows: Row[], more: Partial<Schemas['DeptImport']> = {}, idempotencyKey?: string) =>
  client.departments.importDepts({ body: { rows, ...more } }, idempotencyKey ? { idempotencyKey } : {});
const check = async (client: TestClient, rows: Row[], more: Partial<Schemas['DeptImport']> = {}) => {
  const { problems, ...rest } = await bring(client, rows, { dryRun: true, ...more });
  return { ...rest, problems, rules: problems.map(({ field, rule }) => [field, rule]) };
};
const known = (codes: string[]) =>
  app.database.db
    .selectFrom('dept')
    .leftJoin('dept as above', 'above.id', 'dept.parentId')
    .selectAll('dept')
    .select('above.deptName as parentName')
    .where('dept.deptCode', 'in', codes)
    .orderBy('dept.deptCode')
    .execute();
const codesOf = (rows: Row[]) => rows.map(({ deptCode }) => deptCode);

describe('an import', () => {
  test('creates every department where the table says, below those of the school and of the table in any order', async () => {
    const rows = [
      row({ deptCode: 'sea-1', deptName: 'Laboratory', parent: 'College of the sea' }),
      row({ deptCode: 'sea-2', deptName: 'Second laboratory', parent: '江海大学 ／ College of the sea ' }),
      row({ deptCode: 'sea-3', deptName: 'Third laboratory', parent: 'sea' }),
      row({
        deptCode: 'sea',
        deptName: 'College of the sea',
        leader: 'Teacher1',
        phone: '0531-1',
        campus: 'East campus',
        sort: '70',
      }),
      row({ deptCode: 'sea-4', deptName: 'Laboratory', parent: '化学化工学院' }),
      row({ deptCode: 'sea-5', deptName: 'Fifth laboratory', parent: '1305', leader: '', phone: '', campus: '', sort: '' }),
    ];
    const { depts, problems } = await bring(schoolAdmin, rows);
    expect(problems).toEqual([]);
    expect(depts.map(({ row: at, deptType, parentName }) => [at, deptType, parentName])).toEqual([
      [0, 2, 'College of the sea'],
      [1, 2, 'College of the sea'],
      [2, 2, 'College of the sea'],
      [3, 1, '江海大学'],
      [4, 2, '化学化工学院'],
      [5, 2, '信息中心'],
    ]);
    const [college, ...below] = await known(codesOf(rows));
    expect(college).toMatchObject({ deptType: 1, parentName: '江海大学', phone: '0531-1', campus: '东校区', sort: 70 });
    expect(college).toMatchObject({ companyId: '1001', status: 'ENABLED', createByName: '李文博' });
    expect(college?.leaderId).not.toBeNull();
    expect(below.map(({ deptType, parentName }) => [deptType, parentName])).toEqual([
      [2, 'College of the sea'],
      [2, 'College of the sea'],
      [2, 'College of the sea'],
      [2, '化学化工学院'],
      [2, '信息中心'],
    ]);
    expect(below[4]).toMatchObject({ leaderId: null, phone: null, campus: null, sort: 0 });
  });

  test('is done once per key, and written to the operation log without telephone numbers; a check is not written', async () => {
    const rows = [row({ phone: '0531-99990000' })];
    const first = await bring(schoolAdmin, rows, {}, 'dept-import-1');
    expect(await bring(schoolAdmin, rows, {}, 'dept-import-1')).toEqual(first);
    await check(schoolAdmin, [row({ deptCode: 'only-checked' })]);
    const log = app.database.db.selectFrom('operationLog').select('request').where('operationId', '=', 'importDepts');
    const written = JSON.stringify(await log.execute());
    expect(written).toContain(`"${rows[0]?.deptCode}"`);
    for (const absent of ['0531-99990000', 'only-checked']) expect(written).not.toContain(absent);
  });

  test('of 1000 departments is one request; of 1001 it is refused', async () => {
    const colleges = Array.from({ length: 20 }, (_, at) => row({ deptCode: `many-${at}` }));
    const below = Array.from({ length: 980 }, (_, at) => row({ parent: `many-${at % 20}` }));
    const all = [...below, ...colleges];
    expect((await bring(schoolAdmin, all)).depts).toHaveLength(1000);
    expect(await known(codesOf(all))).toHaveLength(1000);
    expect(
      await failureOf(
        bring(
          schoolAdmin,
          Array.from({ length: 1001 }, () => row()),
        ),
      ),
    ).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'rows', rule: 'maxItems' }],
    });
  });

  test('creates nothing if one row is wrong', async () => {
    const rows = [row(), row({ phone: 'x' }), row({ deptCode: '1305', parent: 'none' })];
    expect(await failureOf(bring(schoolAdmin, rows))).toMatchObject({
      status: 400,
      code: 4000,
      fieldErrors: [
        { field: 'rows.1.phone', rule: 'pattern' },
        { field: 'rows.2.deptCode', rule: 'unique', message: 'Already in use. Choose another value.' },
        { field: 'rows.2.parent', rule: 'exists', message: 'Not found. Choose an existing entry.' },
      ],
    });
    expect(await known([rows[0]?.deptCode ?? ''])).toEqual([]);
  });

  test('of two that bring the same department at once, one is done and the other creates nothing', async () => {
    const shared = row();
    const both = ['a', 'b'].map((own) => [row({ deptCode: `${shared.deptCode}-${own}`, parent: shared.deptCode }), shared]);
    const failures = await Promise.all(both.map((rows) => failureOf(bring(schoolAdmin, rows))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    expect(failures.find((failure) => failure !== null)?.fieldErrors).toMatchObject([
      { field: 'rows.1.deptName', rule: 'unique' },
      { field: 'rows.1.deptCode', rule: 'unique' },
    ]);
    expect(await known(codesOf(both.flat()))).toHaveLength(2);
  });
});

describe('a check', () => {
  test('names every problem by row, field and rule, says what could be created, and creates nothing', async () => {
    const twice = row({ parent: '1305' });
    const rows = [row(), row({ deptName: ' ', deptCode: '' }), twice, { ...twice }, row({ parent: 'none' })];
    const { depts, rules, problemCount } = await check(schoolAdmin, rows);
    expect(depts).toMatchObject([{ row: 0, deptType: 1 }]);
    expect(rules).toEqual([
      ['rows.1.deptName', 'required'],
      ['rows.1.deptCode', 'required'],
      ['rows.2.deptName', 'duplicate'],
      ['rows.2.deptCode', 'duplicate'],
      ['rows.3.deptName', 'duplicate'],
      ['rows.3.deptCode', 'duplicate'],
      ['rows.4.parent', 'exists'],
    ]);
    expect(problemCount).toBe(7);
    expect(await known([rows[0]?.deptCode ?? '', twice.deptCode])).toEqual([]);
  });

  test.each<[string, Partial<Row>, object]>([
    ['a code with a space', { deptCode: 'a b' }, { field: 'rows.0.deptCode', rule: 'pattern' }],
    ['a taken code', { deptCode: '1305' }, { field: 'rows.0.deptCode', rule: 'unique' }],
    ['a taken name', { deptName: '信息中心' }, { field: 'rows.0.deptName', rule: 'unique' }],
    ['a name of 51 characters', { deptName: 'x'.repeat(51) }, { field: 'rows.0.deptName', rule: 'maxLength' }],
    ['an unknown department above', { parent: '化学化工学院/没有' }, { field: 'rows.0.parent', rule: 'exists' }],
    ['a third level', { parent: '化学化工学院/有机化学实验室' }, { field: 'rows.0.parent', rule: 'level' }],
    ['an unknown head', { leader: 'nobody' }, { field: 'rows.0.leader', rule: 'exists' }],
    ['a head of another school', { leader: 'shaoboyan' }, { field: 'rows.0.leader', rule: 'exists' }],
    ['an unknown campus', { campus: 'none' }, { field: 'rows.0.campus', rule: 'exists' }],
    ['a place that is no number', { sort: 'first' }, { field: 'rows.0.sort', rule: 'type' }],
    ['a place of five digits', { sort: '10000' }, { field: 'rows.0.sort', rule: 'maximum' }],
  ])('refuses %s', async (_what, changes, problem) => {
    expect((await check(schoolAdmin, [row(changes)])).problems).toMatchObject([problem]);
  });

  test('finds departments that are below each other, and those below a third level, in the table', async () => {
    const [one, two, three] = [row({ parent: 'circle-2' }), row({ deptCode: 'circle-2' }), row({ parent: 'circle-2' })];
    const circle = [one, { ...two, parent: one.deptCode }, three, row({ deptCode: 'self', parent: 'self' })];
    expect((await check(schoolAdmin, circle)).rules).toEqual([
      ['rows.0.parent', 'cycle'],
      ['rows.1.parent', 'cycle'],
      ['rows.3.parent', 'cycle'],
    ]);
    const deep = [row({ parent: 'deep-2' }), row({ deptCode: 'deep-2', parent: 'deep-1' }), row({ deptCode: 'deep-1' })];
    expect((await check(schoolAdmin, deep)).rules).toEqual([['rows.0.parent', 'level']]);
  });

  test('finds the same tree in any order of the rows', async () => {
    const college = row({ deptCode: 'any' });
    const below = ['any', college.deptName, `江海大学/${college.deptName}`, '1305', '', 'none', '1305/none'];
    const rows = [college, row({ deptCode: 'round', parent: 'round' }), ...below.map((parent) => row({ parent }))];
    const treeOf = async (some: Row[]) => {
      const { depts, rules } = await check(schoolAdmin, some);
      const codeAt = (field = '') => field.replace(/^rows\.(\d+)/, (_, at) => some[Number(at)]?.deptCode ?? '');
      return {
        depts: depts.map(({ deptCode, deptType, parentName }) => `${deptCode} ${deptType} ${parentName}`).sort(),
        rules: rules.map(([field, rule]) => `${codeAt(field)} ${rule}`).sort(),
      };
    };
    const tree = await treeOf(rows);
    expect([tree.depts.length, tree.rules.length]).toEqual([6, 3]);
    const orders = fc.shuffledSubarray(rows, { minLength: rows.length });
    await fc.assert(
      fc.asyncProperty(orders, async (some) => {
        expect(await treeOf(some)).toEqual(tree);
      }),
      { numRuns: 20 },
    );
  });

  test('refuses more departments below one than the tree can show', async () => {
    const rows = Array.from({ length: 501 }, () => row({ parent: 'wide' }));
    const { problems, problemCount } = await check(schoolAdmin, [row({ deptCode: 'wide' }), ...rows]);
    expect(problemCount).toBe(501);
    expect(problems[0]).toMatchObject({ field: 'rows.1.parent', rule: 'maxItems', params: { limit: '500' } });
  });
});

describe('another school', () => {
  test('is closed to a school administrator, and has its own departments for who sees all', async () => {
    const rows = [row({ parent: '齐岳工业大学/化学与材料学院' })];
    expect(await failureOf(check(schoolAdmin, rows, { companyId: '1002' }))).toMatchObject({ status: 403 });
    expect((await check(schoolAdmin, rows)).rules).toEqual([['rows.0.parent', 'exists']]);
    await bring(admin, rows, { companyId: '1002' });
    expect(await known(codesOf(rows))).toMatchObject([{ companyId: '1002', parentName: '化学与材料学院' }]);
  });
});
