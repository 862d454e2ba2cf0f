import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaryFixture } from '#test/builders/dictionaryFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale } from '#test/refusals.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let schoolAdmin: TestClient;
let teacher: TestClient;
let dictionary: ReturnType<typeof dictionaryFixture>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin', 'admin');
  schoolAdmin = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1');
  dictionary = dictionaryFixture(admin, schoolAdmin);
});
afterAll(() => app.close());

const readEntry = async (id: string, dictType = 'unit') =>
  (await dictionary.entryPage({ dictType }, admin)).records.find((entry) => entry.id === id);
const refused = (code: number) => ({ status: 200, code });

describe('entries', () => {
  test('belong to the own school, with data scope ALL to the platform, unless a school is named', async () => {
    const companyOf = async (id: string) => (await readEntry(id))?.companyId;
    expect(await companyOf(await dictionary.newEntry())).toBe('1001');
    expect(await companyOf(await dictionary.newEntry({}, admin))).toBe('0');
    expect(await companyOf(await dictionary.newEntry({ companyId: '3338' }, admin))).toBe('3338');
    for (const companyId of ['0', '3338']) expect(await failureOf(dictionary.newEntry({ companyId }))).toMatchObject(forbidden);
    expect(await failureOf(dictionary.newEntry({ companyId: '9999' }, admin))).toMatchObject(broken('companyId', 'exists'));
  });

  test('have a type that exists and is no enumeration', async () => {
    expect(await failureOf(dictionary.newEntry({ dictType: 'no_such_type' }))).toMatchObject(broken('dictType', 'exists'));
    expect(await failureOf(dictionary.newEntry({ dictType: 'status' }, admin))).toMatchObject(refused(4208));
  });

  test('have a value that no other entry has that the same school sees', async () => {
    await dictionary.newEntry({ dictValue: 'by platform' }, admin);
    await dictionary.newEntry({ dictValue: 'by school' });
    for (const dictValue of ['by platform', 'by school']) {
      expect(await failureOf(dictionary.newEntry({ dictValue }))).toMatchObject(broken('dictValue', 'unique'));
    }
    expect(await failureOf(dictionary.newEntry({ dictValue: 'by school' }, admin))).toMatchObject(broken('dictValue', 'unique'));
    await dictionary.newEntry({ dictValue: 'by school', companyId: '3338' }, admin);
  });

  test('if 20 create one value at once, for a school and for the platform, one succeeds', async () => {
    const creations = Array.from({ length: 20 }, (_, index) =>
      failureOf(dictionary.newEntry({ dictValue: 'contested' }, index % 2 === 0 ? admin : schoolAdmin)),
    );
    const failures = await Promise.all(creations);
    expect(failures.filter((failure) => failure === null)).toHaveLength(1);
    for (const failure of failures) if (failure) expect(failure).toMatchObject(broken('dictValue', 'unique'));
  });

  test('if 20 become the default at once, one is', async () => {
    const { dictType } = await dictionary.newType();
    const ids = await Promise.all(Array.from({ length: 20 }, () => dictionary.newEntry({ dictType })));
    const failures = await Promise.all(ids.map((id) => failureOf(dictionary.updateEntry(id, { version: 1, isDefault: true }))));
    expect(failures).toEqual(Array.from({ length: 20 }, () => null));
    expect((await dictionary.options(dictType, teacher)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are changed; what is left out stays, and a stale version is refused', async () => {
    const id = await dictionary.newEntry({ dictLabelEn: 'english', tagColor: 'blue' });
    const before = await readEntry(id);
    await dictionary.updateEntry(id, { version: 1, tagColor: null, sort: 3 });
    const { name } = await schoolAdmin.session.getInfo();
    expect(await readEntry(id)).toEqual({ ...before, tagColor: null, sort: 3, version: 2, updateByName: name });
    expect(await failureOf(dictionary.updateEntry(id, { version: 1, sort: 4 }))).toMatchObject(stale);
  });

  test('of the platform a school cannot change, those of another school do not exist for it', async () => {
    const byPlatform = await dictionary.newEntry({}, admin);
    const foreign = await dictionary.newEntry({ companyId: '3338' }, admin);
    expect(await failureOf(dictionary.updateEntry(byPlatform, { version: 1, sort: 1 }))).toMatchObject(forbidden);
    expect(await failureOf(dictionary.removeEntry(byPlatform))).toMatchObject(forbidden);
    expect(await failureOf(dictionary.updateEntry(foreign, { version: 1, sort: 1 }))).toMatchObject(missing);
    expect(await failureOf(dictionary.removeEntry(foreign))).toMatchObject(missing);
    expect(await dictionary.removeEntry(foreign, admin)).toBe(true);
  });

  test('that are built in keep their status and stay', async () => {
    const [entry] = (await dictionary.entryPage({ dictType: 'status' }, admin)).records;
    const { id = '', version = 0 } = entry ?? {};
    expect(entry?.allowedActions).toEqual(['EDIT']);
    expect(await failureOf(dictionary.updateEntry(id, { version, status: 'DISABLED' }, admin))).toMatchObject(refused(4208));
    expect(await failureOf(dictionary.removeEntry(id, admin))).toMatchObject(refused(4208));
    await dictionary.updateEntry(id, { version, dictLabel: 'On', tagColor: 'lime' }, admin);
    expect((await dictionary.options('status', teacher))[0]).toMatchObject({ dictLabel: 'On', tagColor: 'lime' });
  });

  test('whose value rows have stored stay, others go', async () => {
    const [used] = (await dictionary.entryPage({ dictType: 'campus' })).records;
    expect(await failureOf(dictionary.removeEntry(used?.id ?? ''))).toMatchObject(refused(4206));
    const id = await dictionary.newEntry({ dictType: 'campus' });
    expect(await dictionary.removeEntry(id)).toBe(true);
    expect(await readEntry(id, 'campus')).toBeUndefined();
    expect(await failureOf(dictionary.removeEntry(id))).toMatchObject(missing);
  });

  test('are shown to those who see them, with what they may do', async () => {
    const { dictType } = await dictionary.newType();
    for (const companyId of ['0', '1001', '3338']) await dictionary.newEntry({ dictType, companyId }, admin);
    const rows = async (client: TestClient, query = {}) => (await dictionary.entryPage({ dictType, ...query }, client)).records;
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

  test('are found by part of label or value, by the beginning if it is short, and by status, sorted and paged', async () => {
    const { dictType } = await dictionary.newType();
    const first = await dictionary.newEntry({ dictType, dictLabel: 'Zebra', dictValue: '50%', sort: 1 });
    const second = await dictionary.newEntry({ dictType, dictLabel: 'Ape', dictValue: 'b', sort: 2, status: 'DISABLED' });
    const ids = async (query: object) => (await dictionary.entryPage({ dictType, ...query })).records.map(({ id }) => id);
    expect(await ids({})).toEqual([first, second]);
    expect(await ids({ sort: 'dictLabel,asc' })).toEqual([second, first]);
    expect(await ids({ dictLabel: 'zeb' })).toEqual([first]);
    expect(await ids({ dictLabel: '50%' })).toEqual([first]);
    expect(await ids({ dictLabel: 'BRA' })).toEqual([first]);
    expect(await ids({ dictLabel: 'z' })).toEqual([first]);
    expect(await ids({ dictLabel: 'b' })).toEqual([second]);
    expect(await ids({ dictLabel: '%b' })).toEqual([]);
    expect(await ids({ status: 'DISABLED' })).toEqual([second]);
    expect(await ids({ size: 1, current: 2 })).toEqual([second]);
  });
});
