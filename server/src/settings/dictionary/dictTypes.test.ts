import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaryFixture } from '#test/builders/dictionaryFixture.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
/** Of school 1001, whose role may change types too. */
let editor: TestClient;
let dictionary: ReturnType<typeof dictionaryFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  const roles = roleFixture(app, admin);
  const codes = ['read', 'create', 'update', 'delete'].map((action) => `system:dictType:${action}`);
  editor = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith(...codes) }, 'keeper1');
  dictionary = dictionaryFixture(admin, schoolAdmin);
});
afterAll(() => app.close());

const refused = (code: number) => ({ status: 200, code });

describe('types', () => {
  test('are created, changed and deleted', async () => {
    const { id, dictType } = await dictionary.newType({ remark: 'before' });
    const [row] = (await dictionary.typePage({ dictType })).records;
    const made = { id, dictType, remark: 'before', status: 'ENABLED', builtIn: false, entryCount: 0, version: 1 };
    expect(row).toMatchObject({ ...made, allowedActions: ['EDIT', 'DISABLE', 'DELETE', 'ADD_ENTRY'] });
    await dictionary.updateType(id, { version: 1, dictName: 'Renamed' });
    expect((await dictionary.typePage({ dictType })).records[0]).toMatchObject({
      dictName: 'Renamed',
      remark: 'before',
      version: 2,
    });
    expect(await failureOf(dictionary.updateType(id, { version: 1, remark: 'late' }))).toMatchObject(stale);
    expect(await dictionary.removeType(id)).toBe(true);
    expect(await failureOf(dictionary.removeType(id))).toMatchObject(missing);
    expect(await failureOf(dictionary.updateType(id, { version: 2 }))).toMatchObject(missing);
  });

  test('have unique keys, also if 20 create one at once', async () => {
    const body = { dictName: 'Contested', dictType: 'contested' };
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(admin.dictionary.saveDictType({ body }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('dictType', 'unique'));
  });

  test('can be changed with data scope ALL only', async () => {
    const { id } = await dictionary.newType();
    const body = { dictName: 'Mine', dictType: 'mine' };
    expect(await failureOf(editor.dictionary.saveDictType({ body }))).toMatchObject(forbidden);
    expect(await failureOf(dictionary.updateType(id, { version: 1, remark: 'mine' }, editor))).toMatchObject(forbidden);
    expect(await failureOf(dictionary.removeType(id, editor))).toMatchObject(forbidden);
    expect((await dictionary.typePage({}, editor)).records[0]?.allowedActions).toEqual([]);
  });

  test('that are built in stay enabled and stay, and so do those with entries', async () => {
    const [unit] = (await dictionary.typePage({ dictType: 'unit' })).records;
    const { id = '', version = 0 } = unit ?? {};
    expect(unit?.allowedActions).toEqual(['EDIT', 'ADD_ENTRY']);
    expect(await failureOf(dictionary.updateType(id, { version, status: 'DISABLED' }))).toMatchObject(refused(4208));
    expect(await failureOf(dictionary.removeType(id))).toMatchObject(refused(4208));
    const own = await dictionary.newType();
    await dictionary.newEntry({ dictType: own.dictType, companyId: '3338' }, admin);
    expect(await failureOf(dictionary.removeType(own.id))).toMatchObject(refused(4206));
  });

  test('take entries of whoever may create them, unless the values are those of the product', async () => {
    const [unit] = (await dictionary.typePage({ dictType: 'unit' }, schoolAdmin)).records;
    expect(unit?.allowedActions).toEqual(['ADD_ENTRY']);
    const [status] = (await dictionary.typePage({ dictType: 'status' })).records;
    expect(status?.allowedActions).toEqual(['EDIT']);
  });

  test('are found by part of name and key and by status, sorted and paged', async () => {
    const { id, dictType, dictName } = await dictionary.newType({ dictName: '100% odd', status: 'DISABLED' });
    for (const query of [{ dictName: '0% o' }, { dictType: dictType.slice(1) }, { dictName, status: 'DISABLED' as const }]) {
      expect((await dictionary.typePage(query)).records.map((row) => row.id)).toEqual([id]);
    }
    expect((await dictionary.typePage({ dictName, status: 'ENABLED' })).total).toBe(0);
    const keys = (await dictionary.typePage()).records.map((row) => row.dictType);
    expect(keys).toEqual([...keys].sort());
    expect((await dictionary.typePage({ sort: 'dictType,desc' })).records.map((row) => row.dictType)).toEqual(
      [...keys].reverse(),
    );
    const second = await dictionary.typePage({ size: 2, current: 2 });
    expect([second.records.map((row) => row.dictType), second.total]).toEqual([keys.slice(2, 4), keys.length]);
  });

  test('count the entries that the caller sees', async () => {
    const { dictType } = await dictionary.newType();
    for (const companyId of ['0', '1001', '3338']) await dictionary.newEntry({ dictType, companyId }, admin);
    const counts = [schoolAdmin, admin].map(
      async (client) => (await dictionary.typePage({ dictType }, client)).records[0]?.entryCount,
    );
    expect(await Promise.all(counts)).toEqual([2, 3]);
  });
});
