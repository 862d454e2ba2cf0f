import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/startApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const byPinyin = new Intl.Collator('zh-u-co-pinyin');

test('people are sorted by pinyin, with surnames as people call themselves', async () => {
  const { db } = app.database;
  const school = await app.as('schooladmin', 'school_admin');
  const names = ['赵一', '安二', '曾三', '单四', 'Zoe', '沈五', '张六'];
  const ids = await db
    .selectFrom('appUser')
    .select('id')
    .where('companyId', '=', '1001')
    .where('userType', '=', 'STAFF')
    .orderBy('id')
    .limit(names.length)
    .execute();
  for (const [index, { id }] of ids.entries()) {
    await db
      .updateTable('appUser')
      .set({ name: names[index] as string })
      .where('id', '=', id)
      .execute();
  }
  const { records } = await school.users.querySchoolUserPage({ query: { sort: 'name,asc', size: 200 } });
  const sorted = records.map(({ name }) => name).filter((name) => names.includes(name));
  expect(sorted).toEqual(['Zoe', '安二', '单四', '沈五', '曾三', '张六', '赵一']);
});

test('suppliers are sorted by pinyin, in both directions', async () => {
  const school = await app.as('schooladmin', 'school_admin');
  const listed = async (sort: 'companyName,asc' | 'companyName,desc') =>
    (await school.company.queryAllSupplier({ query: { sort, size: 100 } })).records.map(({ companyName }) => companyName);
  const up = await listed('companyName,asc');
  expect(up.length).toBeGreaterThan(5);
  expect(up).toEqual(up.toSorted(byPinyin.compare));
  expect(up).not.toEqual(up.toSorted());
  const down = await listed('companyName,desc');
  expect(down).toEqual(down.toSorted(byPinyin.compare).toReversed());
});
