import type { Query, Schemas } from '@campus-procurement/sdk';
import { definitions } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionary } from '../../db/reference/dictionary.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { roleFixture } from '../../testing/roleFixture.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let teacher: TestClient;
/** Of school 1001, whose role may change types too. */
let editor: TestClient;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1');
  const roles = roleFixture(app, admin);
  const codes = ['read', 'create', 'update', 'delete'].map((action) => `system:dictType:${action}`);
  editor = await roles.holderOf({ dataScope: 'SCHOOL', menuIds: await roles.menusWith(...codes) }, 'keeper1');
});
afterAll(() => app.close());

type EntryInput = Schemas['DictDataInput'];
let count = 0;
const next = (prefix: string) => `${prefix}${++count}`;
const newType = async (changes: Partial<Schemas['DictTypeInput']> = {}) => {
  const body = { dictName: next('Type '), dictType: next('type_'), ...changes };
  return { ...body, ...(await admin.dictionary.saveDictType({ body })) };
};
const newEntry = async (changes: Partial<EntryInput> = {}, client = schoolAdmin) => {
  const value = next('value ');
  const body = { dictType: 'unit', dictLabel: value, dictValue: value, ...changes };
  return (await client.dictionary.saveDictEntry({ body })).id;
};
const options = (type: string, client = teacher) => client.dictionary.queryDictDataByType({ path: { type } });
const entryPage = (query: Query<'queryDictEntryPage'>, client = schoolAdmin) =>
  client.dictionary.queryDictEntryPage({ query: { size: 200, ...query } });
const typePage = (query: Query<'queryDictTypePage'> = {}, client = admin) =>
  client.dictionary.queryDictTypePage({ query: { size: 200, ...query } });
const readEntry = async (id: string, dictType = 'unit') =>
  (await entryPage({ dictType }, admin)).records.find((entry) => entry.id === id);
const updateEntry = (id: string, body: Schemas['DictDataChanges'], client = schoolAdmin) =>
  client.dictionary.updateDictEntry({ path: { id }, body });
const removeEntry = (id: string, client = schoolAdmin) => client.dictionary.deleteDictEntry({ path: { id } });
const updateType = (id: string, body: Schemas['DictTypeChanges'], client = admin) =>
  client.dictionary.updateDictType({ path: { id }, body });
const removeType = (id: string, client = admin) => client.dictionary.deleteDictType({ path: { id } });

const broken = (field: string, rule: string) => ({ status: 400, code: 4000, fieldErrors: [{ field, rule }] });
const refused = (code: number) => ({ status: 200, code });
const forbidden = { status: 403, code: 4003 };

describe('the entries that forms use', () => {
  test('are the enabled ones of the platform and of the own school, sorted', async () => {
    const own = await newEntry({ sort: 15, tagColor: 'red' });
    const foreign = await newEntry({ companyId: '3338' }, admin);
    const disabled = await newEntry({ status: 'DISABLED' });
    const found = await options('unit');
    const ids = found.map(({ id }) => id);
    expect(ids[1]).toBe(own);
    expect(ids).not.toContain(foreign);
    expect(ids).not.toContain(disabled);
    const sorts = found.map(({ sort }) => sort);
    expect(sorts).toEqual([...sorts].sort((one, other) => one - other));
  });

  test('are none where the type is unknown or disabled', async () => {
    const { id, dictType } = await newType();
    await newEntry({ dictType });
    expect(await options(dictType)).toHaveLength(1);
    await updateType(id, { version: 1, status: 'DISABLED' });
    expect([await options(dictType), await options('no_such_type')]).toEqual([[], []]);
  });

  test('have one default, that of the own school before that of the platform', async () => {
    const { dictType } = await newType();
    const byPlatform = await newEntry({ dictType, isDefault: true }, admin);
    const defaults = async () => (await options(dictType)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([byPlatform]);
    const own = await newEntry({ dictType, isDefault: true });
    expect(await defaults()).toEqual([own]);
  });

  test('of an enumeration are its values in the description', async () => {
    const definitionOf: Record<string, string> = { status: 'Status', data_scope: 'DataScope', menu_type: 'MenuType' };
    for (const { dictType } of dictionary.filter(({ enumeration }) => enumeration)) {
      const { enum: values = [] } = definitions[definitionOf[dictType] ?? ''] as { enum?: string[] };
      expect((await options(dictType)).map(({ dictValue }) => dictValue).sort(), dictType).toEqual([...values].sort());
    }
  });
});

describe('types', () => {
  test('are created, changed and deleted', async () => {
    const { id, dictType } = await newType({ remark: 'before' });
    const [row] = (await typePage({ dictType })).records;
    const made = { id, dictType, remark: 'before', status: 'ENABLED', builtIn: false, entryCount: 0, version: 1 };
    expect(row).toMatchObject({ ...made, allowedActions: ['EDIT', 'DISABLE', 'DELETE'] });
    await updateType(id, { version: 1, dictName: 'Renamed' });
    expect((await typePage({ dictType })).records[0]).toMatchObject({ dictName: 'Renamed', remark: 'before', version: 2 });
    expect(await failureOf(updateType(id, { version: 1, remark: 'late' }))).toMatchObject(refused(4090));
    expect(await removeType(id)).toBe(true);
    expect(await failureOf(removeType(id))).toMatchObject(refused(4004));
    expect(await failureOf(updateType(id, { version: 2 }))).toMatchObject(refused(4004));
  });

  test('have unique keys, also if 20 create one at once', async () => {
    const body = { dictName: 'Contested', dictType: 'contested' };
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(admin.dictionary.saveDictType({ body }))));
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('dictType', 'unique'));
  });

  test('can be changed with data scope ALL only', async () => {
    const { id } = await newType();
    const body = { dictName: 'Mine', dictType: 'mine' };
    expect(await failureOf(editor.dictionary.saveDictType({ body }))).toMatchObject(forbidden);
    expect(await failureOf(updateType(id, { version: 1, remark: 'mine' }, editor))).toMatchObject(forbidden);
    expect(await failureOf(removeType(id, editor))).toMatchObject(forbidden);
    expect((await typePage({}, editor)).records[0]?.allowedActions).toEqual([]);
  });

  test('that are built in stay enabled and stay, and so do those with entries', async () => {
    const [unit] = (await typePage({ dictType: 'unit' })).records;
    const { id = '', version = 0 } = unit ?? {};
    expect(unit?.allowedActions).toEqual(['EDIT']);
    expect(await failureOf(updateType(id, { version, status: 'DISABLED' }))).toMatchObject(refused(4208));
    expect(await failureOf(removeType(id))).toMatchObject(refused(4208));
    const own = await newType();
    await newEntry({ dictType: own.dictType, companyId: '3338' }, admin);
    expect(await failureOf(removeType(own.id))).toMatchObject(refused(4206));
  });

  test('are found by part of name and key and by status, sorted and paged', async () => {
    const { id, dictType, dictName } = await newType({ dictName: '100% odd', status: 'DISABLED' });
    for (const query of [{ dictName: '0% o' }, { dictType: dictType.slice(1) }, { dictName, status: 'DISABLED' as const }]) {
      expect((await typePage(query)).records.map((row) => row.id)).toEqual([id]);
    }
    expect((await typePage({ dictName, status: 'ENABLED' })).total).toBe(0);
    const keys = (await typePage()).records.map((row) => row.dictType);
    expect(keys).toEqual([...keys].sort());
    expect((await typePage({ sort: 'dictType,desc' })).records.map((row) => row.dictType)).toEqual([...keys].reverse());
    const second = await typePage({ size: 2, current: 2 });
    expect([second.records.map((row) => row.dictType), second.total]).toEqual([keys.slice(2, 4), keys.length]);
  });

  test('count the entries that the caller sees', async () => {
    const { dictType } = await newType();
    for (const companyId of ['0', '1001', '3338']) await newEntry({ dictType, companyId }, admin);
    const counts = [schoolAdmin, admin].map(async (client) => (await typePage({ dictType }, client)).records[0]?.entryCount);
    expect(await Promise.all(counts)).toEqual([2, 3]);
  });
});

describe('entries', () => {
  test('belong to the own school, with data scope ALL to the platform, unless a school is named', async () => {
    const companyOf = async (id: string) => (await readEntry(id))?.companyId;
    expect(await companyOf(await newEntry())).toBe('1001');
    expect(await companyOf(await newEntry({}, admin))).toBe('0');
    expect(await companyOf(await newEntry({ companyId: '3338' }, admin))).toBe('3338');
    for (const companyId of ['0', '3338']) expect(await failureOf(newEntry({ companyId }))).toMatchObject(forbidden);
    expect(await failureOf(newEntry({ companyId: '9999' }, admin))).toMatchObject(broken('companyId', 'exists'));
  });

  test('have a type that exists and is no enumeration', async () => {
    expect(await failureOf(newEntry({ dictType: 'no_such_type' }))).toMatchObject(broken('dictType', 'exists'));
    expect(await failureOf(newEntry({ dictType: 'status' }, admin))).toMatchObject(refused(4208));
  });

  test('have a value that no other entry has that the same school sees', async () => {
    await newEntry({ dictValue: 'by platform' }, admin);
    await newEntry({ dictValue: 'by school' });
    for (const dictValue of ['by platform', 'by school']) {
      expect(await failureOf(newEntry({ dictValue }))).toMatchObject(broken('dictValue', 'unique'));
    }
    expect(await failureOf(newEntry({ dictValue: 'by school' }, admin))).toMatchObject(broken('dictValue', 'unique'));
    await newEntry({ dictValue: 'by school', companyId: '3338' }, admin);
  });

  test('if 20 create one value at once, for a school and for the platform, one succeeds', async () => {
    const creations = Array.from({ length: 20 }, (_, index) =>
      failureOf(newEntry({ dictValue: 'contested' }, index % 2 === 0 ? admin : schoolAdmin)),
    );
    const failures = await Promise.all(creations);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('dictValue', 'unique'));
  });

  test('if 20 become the default at once, one is', async () => {
    const { dictType } = await newType();
    const ids = await Promise.all(Array.from({ length: 20 }, () => newEntry({ dictType })));
    const versions = await Promise.all(ids.map((id) => failureOf(updateEntry(id, { version: 1, isDefault: true }))));
    expect(versions.filter((failure) => failure === null)).toHaveLength(20);
    expect((await options(dictType)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are changed; what is left out stays, and a stale version is refused', async () => {
    const id = await newEntry({ dictLabelEn: 'english', tagColor: 'blue' });
    const before = await readEntry(id);
    await updateEntry(id, { version: 1, tagColor: null, sort: 3 });
    const { name } = await schoolAdmin.session.getInfo();
    expect(await readEntry(id)).toEqual({ ...before, tagColor: null, sort: 3, version: 2, updateByName: name });
    expect(await failureOf(updateEntry(id, { version: 1, sort: 4 }))).toMatchObject(refused(4090));
  });

  test('of the platform a school cannot change, those of another school do not exist for it', async () => {
    const byPlatform = await newEntry({}, admin);
    const foreign = await newEntry({ companyId: '3338' }, admin);
    expect(await failureOf(updateEntry(byPlatform, { version: 1, sort: 1 }))).toMatchObject(forbidden);
    expect(await failureOf(removeEntry(byPlatform))).toMatchObject(forbidden);
    expect(await failureOf(updateEntry(foreign, { version: 1, sort: 1 }))).toMatchObject(refused(4004));
    expect(await failureOf(removeEntry(foreign))).toMatchObject(refused(4004));
    expect(await removeEntry(foreign, admin)).toBe(true);
  });

  test('that are built in keep their status and stay', async () => {
    const [entry] = (await entryPage({ dictType: 'status' }, admin)).records;
    const { id = '', version = 0 } = entry ?? {};
    expect(entry?.allowedActions).toEqual(['EDIT']);
    expect(await failureOf(updateEntry(id, { version, status: 'DISABLED' }, admin))).toMatchObject(refused(4208));
    expect(await failureOf(removeEntry(id, admin))).toMatchObject(refused(4208));
    await updateEntry(id, { version, dictLabel: 'On', tagColor: 'lime' }, admin);
    expect((await options('status'))[0]).toMatchObject({ dictLabel: 'On', tagColor: 'lime' });
  });

  test('whose value rows have stored stay, others go', async () => {
    const [used] = (await entryPage({ dictType: 'campus' })).records;
    expect(await failureOf(removeEntry(used?.id ?? ''))).toMatchObject(refused(4206));
    const id = await newEntry({ dictType: 'campus' });
    expect(await removeEntry(id)).toBe(true);
    expect(await readEntry(id, 'campus')).toBeUndefined();
    expect(await failureOf(removeEntry(id))).toMatchObject(refused(4004));
  });

  test('are shown to those who see them, with what they may do', async () => {
    const { dictType } = await newType();
    for (const companyId of ['0', '1001', '3338']) await newEntry({ dictType, companyId }, admin);
    const rows = async (client: TestClient, query = {}) => (await entryPage({ dictType, ...query }, client)).records;
    const all = ['EDIT', 'DISABLE', 'DELETE'];
    expect((await rows(schoolAdmin)).map((row) => [row.companyId, row.allowedActions])).toEqual([
      ['0', []],
      ['1001', all],
    ]);
    expect((await rows(admin)).map((row) => [row.companyId, row.allowedActions])).toEqual([
      ['0', all],
      ['1001', all],
      ['3338', all],
    ]);
    expect((await rows(admin, { companyId: '3338' })).map(({ companyId }) => companyId)).toEqual(['3338']);
    expect(await failureOf(rows(schoolAdmin, { companyId: '3338' }))).toMatchObject(forbidden);
  });

  test('are found by part of label or value and by status, sorted and paged', async () => {
    const { dictType } = await newType();
    const first = await newEntry({ dictType, dictLabel: 'Zebra', dictValue: '50%', sort: 1 });
    const second = await newEntry({ dictType, dictLabel: 'Ape', dictValue: 'b', sort: 2, status: 'DISABLED' });
    const ids = async (query: object) => (await entryPage({ dictType, ...query })).records.map(({ id }) => id);
    expect(await ids({})).toEqual([first, second]);
    expect(await ids({ sort: 'dictLabel,asc' })).toEqual([second, first]);
    expect(await ids({ dictLabel: 'zeb' })).toEqual([first]);
    expect(await ids({ dictLabel: '0%' })).toEqual([first]);
    expect(await ids({ dictLabel: '%b' })).toEqual([]);
    expect(await ids({ status: 'DISABLED' })).toEqual([second]);
    expect(await ids({ size: 1, current: 2 })).toEqual([second]);
  });
});
