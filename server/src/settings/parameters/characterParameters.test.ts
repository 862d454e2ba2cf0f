import type { Query, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
/** Administrator of school 3338. */
let stranger: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  stranger = await app.as('qiuyunfei', 'school_admin');
});
afterAll(() => app.close());

let count = 0;
type Input = Schemas['CharacterInput'];
/** A new parameter of the platform. */
async function parameter(changes: Partial<Input> = {}) {
  count += 1;
  const body = { paramKey: `test${count}`, paramName: `Test ${count}`, paramValue: 'default', valueType: 'TEXT' as const };
  const input = { ...body, companyId: '0', ...changes };
  return { ...input, ...(await admin.characterParameters.saveCharacter({ body: input })) };
}
const save = (body: Input, client = school) => client.characterParameters.saveCharacter({ body });
const update = (id: string, body: Schemas['CharacterChanges'], client = school) =>
  client.characterParameters.updateCharacter({ path: { id }, body });
const remove = (id: string, client = admin) => client.characterParameters.deleteCharacter({ path: { id } });
const reset = (id: string, client = school) => client.characterParameters.resetCharacterSchoolValue({ path: { id } });
const inForce = async (key: string, client = teacher) =>
  (await client.characterParameters.queryCharacterValues({ body: [key] }))[key];
const page = (query: Query<'queryCharacterPage'> = {}) =>
  admin.characterParameters.queryCharacterPage({ query: { size: 200, ...query } });
const schoolPage = (query: Query<'queryCharacterSchoolPage'> = {}, client = school) =>
  client.characterParameters.queryCharacterSchoolPage({ query: { size: 200, ...query } });
const shown = async (paramKey: string) => (await page({ paramKey })).records[0];
const rowOf = async (paramKey: string, client = school) => (await schoolPage({ paramKey }, client)).records[0];

describe('the value in force', () => {
  test('is the school’s own, else the default; keys that nobody knows are absent', async () => {
    const [own, common] = [await parameter(), await parameter()];
    await save({ paramKey: own.paramKey, paramValue: 'own' });
    const body = [own.paramKey, common.paramKey, 'unknownKey', 'constructor'];
    const expected = { [own.paramKey]: 'own', [common.paramKey]: 'default' };
    expect(await teacher.characterParameters.queryCharacterValues({ body })).toEqual(expected);
    expect(await inForce(own.paramKey, stranger)).toBe('default');
  });

  test('follows every change at once, and there is none while the parameter is disabled', async () => {
    const { id, paramKey } = await parameter();
    const own = await save({ paramKey, paramValue: 'own' });
    await update(own.id, { version: 1, paramValue: 'changed' });
    expect(await inForce(paramKey)).toBe('changed');
    await update(id, { version: 1, status: 'DISABLED' }, admin);
    expect(await inForce(paramKey)).toBeUndefined();
    expect(await rowOf(paramKey)).toBeUndefined();
    expect(await failureOf(save({ paramKey, paramValue: 'x' }, stranger))).toMatchObject(broken('paramKey', 'exists'));
    await update(id, { version: 2, status: 'ENABLED', paramValue: 'new default' }, admin);
    expect([await inForce(paramKey), await inForce(paramKey, stranger)]).toEqual(['changed', 'new default']);
    await reset(own.id);
    expect(await inForce(paramKey)).toBe('new default');
  });
});

describe('the value of a school', () => {
  test('is created, changed and reset by its administrator', async () => {
    const { id, paramKey } = await parameter({ description: 'What it does', effectScope: 'Where' });
    const common = { paramKey, defaultValue: 'default', description: 'What it does', effectScope: 'Where', companyId: '1001' };
    const standard = { ...common, id, paramValue: 'default', isOwn: false, version: 1, allowedActions: ['CREATE'] };
    expect(await rowOf(paramKey)).toMatchObject({ ...standard, schoolName: '江海大学', updateByName: '周明远' });
    const own = await save({ paramKey, paramValue: 'own' });
    await update(own.id, { version: 1, paramValue: 'changed' });
    const chosen = { ...common, id: own.id, paramValue: 'changed', isOwn: true, version: 2, updateByName: '李文博' };
    expect(await rowOf(paramKey)).toMatchObject({ ...chosen, allowedActions: ['EDIT', 'RESET'] });
    expect(await failureOf(update(own.id, { version: 1, paramValue: 'late' }))).toMatchObject(stale);
    expect(await reset(own.id)).toBe(true);
    expect(await failureOf(reset(own.id))).toMatchObject(missing);
    expect(await rowOf(paramKey)).toMatchObject(standard);
  });

  test('takes over name, kind, status and texts of the parameter', async () => {
    const { paramKey } = await parameter();
    const { id } = await save({ paramKey, paramValue: 'own' });
    for (const [field, value] of Object.entries({ paramName: 'X', description: 'x', effectScope: 'x', status: 'DISABLED' })) {
      expect(await failureOf(update(id, { version: 1, [field]: value }))).toMatchObject(broken(field, 'inherited'));
      const input = { paramKey, paramValue: 'own', [field]: value };
      expect(await failureOf(save(input, stranger))).toMatchObject(broken(field, 'inherited'));
    }
  });

  test('exists once for a school and parameter, also if 20 come at once', async () => {
    const { paramKey } = await parameter();
    const calls = Array.from({ length: 20 }, () => failureOf(save({ paramKey, paramValue: 'own' })));
    const failures = (await Promise.all(calls)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures) expect(failure).toMatchObject(broken('paramKey', 'unique'));
  });

  test('is changed by one of 20 who have read the same version', async () => {
    const { paramKey } = await parameter();
    const { id } = await save({ paramKey, paramValue: 'own' });
    const calls = Array.from({ length: 20 }, (_, index) => failureOf(update(id, { version: 1, paramValue: String(index) })));
    const failures = (await Promise.all(calls)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures) expect(failure).toMatchObject(stale);
  });

  test('is out of reach for other schools; data scope ALL reaches every one', async () => {
    const { paramKey } = await parameter();
    const { id } = await save({ paramKey, paramValue: 'own' });
    await expectRefused([update(id, { version: 1 }, stranger), reset(id, stranger)], missing);
    expect(await failureOf(save({ paramKey, paramValue: 'x', companyId: '1001' }, stranger))).toMatchObject(forbidden);
    expect(await failureOf(schoolPage({ companyId: '1001' }, stranger))).toMatchObject(forbidden);
    expect(await failureOf(schoolPage({}, admin))).toMatchObject(broken('companyId', 'school'));
    const ofSchool = await schoolPage({ companyId: '1001', paramKey }, admin);
    expect(ofSchool.records[0]).toMatchObject({ id, isOwn: true });
    await update(id, { version: 1, paramValue: 'by the platform' }, admin);
    await save({ paramKey, paramValue: 'theirs', companyId: '3338' }, admin);
    expect([await inForce(paramKey), await inForce(paramKey, stranger)]).toEqual(['by the platform', 'theirs']);
    expect(await remove(id)).toBe(true);
    expect(await failureOf(save({ paramKey, paramValue: 'x', companyId: '99' }, admin))).toMatchObject(
      broken('companyId', 'exists'),
    );
  });

  test('needs a parameter', async () => {
    expect(await failureOf(save({ paramKey: 'noSuchKey', paramValue: 'x' }))).toMatchObject(broken('paramKey', 'exists'));
  });
});

describe('a parameter', () => {
  test('is made, changed and deleted with data scope ALL only', async () => {
    const { id, paramKey } = await parameter();
    const roles = roleFixture(app, admin);
    const menuIds = await roles.menusWith('system:characterValue:update', 'system:character:delete');
    const client = await roles.holderOf({ dataScope: 'SCHOOL', menuIds }, 'keeper1');
    const calls = [
      save({ paramKey: 'mine', paramName: 'Mine', paramValue: '', valueType: 'TEXT', companyId: '0' }),
      update(id, { version: 1, paramValue: 'x' }, client),
      remove(id, client),
      reset(id),
    ];
    await expectRefused(calls, forbidden);
    expect(await failureOf(reset(id, admin))).toMatchObject({ code: 4101 });
    expect(await update(id, { version: 1, paramName: 'Other', paramValue: 'x' }, admin)).toBe(true);
    expect(await shown(paramKey)).toMatchObject({ paramName: 'Other', paramValue: 'x', version: 2, schoolCount: 0 });
    expect(await remove(id)).toBe(true);
    expect(await failureOf(remove(id))).toMatchObject(missing);
    expect(await failureOf(update(id, { version: 2 }, admin))).toMatchObject(missing);
  });

  test('needs name and kind, and a key of its own', async () => {
    const { paramKey } = await parameter();
    const body = { paramKey, paramName: 'A', paramValue: '', valueType: 'TEXT', companyId: '0' } as const;
    const { paramName: _name, ...nameless } = body;
    const { valueType: _kind, ...kindless } = body;
    expect(await failureOf(save(nameless, admin))).toMatchObject(broken('paramName', 'required'));
    expect(await failureOf(save(kindless, admin))).toMatchObject(broken('valueType', 'required'));
    const race = Array.from({ length: 20 }, () => failureOf(save({ ...body, paramKey: 'raced' }, admin)));
    const failures = (await Promise.all(race)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures) expect(failure).toMatchObject(broken('paramKey', 'unique'));
    expect(await failureOf(save({ ...body, valueType: 'JSON', paramValue: '1' }, admin))).toMatchObject(
      broken('paramKey', 'unique'),
    );
  });

  test('stays while schools have values', async () => {
    const { id, paramKey } = await parameter();
    const own = await save({ paramKey, paramValue: 'own' });
    expect(await shown(paramKey)).toMatchObject({ schoolCount: 1, allowedActions: ['EDIT', 'DISABLE'] });
    expect(await failureOf(remove(id))).toMatchObject({ code: 4206 });
    await reset(own.id);
    expect((await shown(paramKey))?.allowedActions).toEqual(['EDIT', 'DISABLE', 'DELETE']);
    await remove(id);
  });

  test('that the product reads is neither deleted nor disabled', async () => {
    const row = await shown('isShowJoinIp');
    expect(row).toMatchObject({ builtIn: true, allowedActions: ['EDIT'] });
    const { id = '', version = 0 } = row ?? {};
    expect(await failureOf(remove(id))).toMatchObject({ code: 4208 });
    expect(await failureOf(update(id, { version, status: 'DISABLED' }, admin))).toMatchObject({ code: 4208 });
    expect(await update(id, { version, paramValue: 'Y' }, admin)).toBe(true);
  });

  test.each([
    ['SWITCH', ['Y', 'N'], ['', 'y', 'yes']],
    ['TEXT', ['', 'anything'], []],
    ['NUMBER', ['0', '-12.5', '123456789012345.123456'], ['', '1e3', '1.', 'NaN', '0x1']],
    ['URL', ['', 'Y', 'https://example.edu.cn/a?b=c'], ['http://example.edu.cn', 'https://', 'javascript:1', 'N']],
    ['JSON', ['{}', 'null', '[1,2]', '"x"'], ['', '{', 'undefined']],
  ] as const)('of kind %s takes values of this kind only, by default and for a school', async (valueType, good, bad) => {
    const { id, paramKey } = await parameter({ valueType, paramValue: good[0] });
    let version = 1;
    for (const paramValue of good) {
      await update(id, { version, paramValue }, admin);
      version += 1;
      await reset((await save({ paramKey, paramValue })).id);
    }
    for (const paramValue of bad) {
      const refusals = [
        update(id, { version, paramValue }, admin),
        save({ paramKey, paramValue }),
        parameter({ valueType, paramValue }),
      ];
      await expectRefused(refusals, broken('paramValue', 'valueType'));
    }
  });
});
