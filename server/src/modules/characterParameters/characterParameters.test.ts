import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
  user = await app.as('teacher1');
  const { db } = app.database;
  await db.deleteFrom('characterValue').execute();
  const row = { paramName: 'A switch', valueType: 'TEXT' as const };
  await db
    .insertInto('characterValue')
    .values([
      { ...row, companyId: '0', paramKey: 'both', paramValue: 'default' },
      { ...row, companyId: '1001', paramKey: 'both', paramValue: 'own' },
      { ...row, companyId: '0', paramKey: 'defaultOnly', paramValue: 'default' },
      { ...row, companyId: '1001', paramKey: 'ownOnly', paramValue: 'own' },
      { ...row, companyId: '3338', paramKey: 'foreignOnly', paramValue: 'foreign' },
      { ...row, companyId: '1001', paramKey: 'notAsked', paramValue: 'own' },
    ])
    .execute();
});
afterAll(() => app.close());

test('the own value of the school wins over the default, and keys without either are absent', async () => {
  const body = ['both', 'defaultOnly', 'ownOnly', 'foreignOnly', 'unknownKey', 'constructor'];
  expect(await user.characterParameters.queryCharacterValues({ body })).toEqual({
    both: 'own',
    defaultOnly: 'default',
    ownOnly: 'own',
  });
});
