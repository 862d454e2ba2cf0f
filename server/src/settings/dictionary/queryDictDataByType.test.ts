import { definitions } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionary as types } from '#reference/dictionary.ts';
import { aSupplier } from '#test/builders/aSupplier.ts';
import { dictionaryFixture } from '#test/builders/dictionaryFixture.ts';
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

describe('the entries that forms use', () => {
  test('are the enabled ones of the platform and of the own school, sorted', async () => {
    const own = await dictionary.newEntry({ sort: 15, tagColor: 'red' });
    const foreign = await dictionary.newEntry({ companyId: '3338' }, admin);
    const disabled = await dictionary.newEntry({ status: 'DISABLED' });
    const found = await dictionary.options('unit', teacher);
    const ids = found.map(({ id }) => id);
    expect(ids[1]).toBe(own);
    expect(ids).not.toContain(foreign);
    expect(ids).not.toContain(disabled);
    const sorts = found.map(({ sort }) => sort);
    expect(sorts).toEqual([...sorts].sort((one, other) => one - other));
  });

  test('are none where the type is unknown or disabled', async () => {
    const { id, dictType } = await dictionary.newType();
    await dictionary.newEntry({ dictType });
    expect(await dictionary.options(dictType, teacher)).toHaveLength(1);
    await dictionary.updateType(id, { version: 1, status: 'DISABLED' });
    expect([await dictionary.options(dictType, teacher), await dictionary.options('no_such_type', teacher)]).toEqual([[], []]);
  });

  test('are for suppliers those that their profile takes values from', async () => {
    const { client } = await aSupplier(app);
    const values = async (type: string, of: TestClient) => (await dictionary.options(type, of)).map(({ dictValue }) => dictValue);
    for (const type of ['company_type', 'qualification_type']) {
      expect(await values(type, client), type).toEqual(await values(type, teacher));
    }
    expect(await values('company_type', client)).toContain('LIMITED');
    expect([await values('unit', client), await values('campus', client)]).toEqual([[], []]);
  });

  test('have one default, that of the own school before that of the platform', async () => {
    const { dictType } = await dictionary.newType();
    const byPlatform = await dictionary.newEntry({ dictType, isDefault: true }, admin);
    const defaults = async () =>
      (await dictionary.options(dictType, teacher)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([byPlatform]);
    const own = await dictionary.newEntry({ dictType, isDefault: true });
    expect(await defaults()).toEqual([own]);
  });

  test('of an enumeration are its values in the description', async () => {
    const definitionOf: Record<string, string> = { status: 'Status', data_scope: 'DataScope', menu_type: 'MenuType' };
    const enumerations = types.filter(({ enumeration }) => enumeration).map(({ dictType }) => dictType);
    expect(enumerations.sort()).toEqual(Object.keys(definitionOf).sort());
    for (const dictType of enumerations) {
      const { enum: values = [] } = definitions[definitionOf[dictType] ?? ''] as { enum?: string[] };
      expect((await dictionary.options(dictType, teacher)).map(({ dictValue }) => dictValue).sort(), dictType).toEqual(
        [...values].sort(),
      );
    }
  });
});
