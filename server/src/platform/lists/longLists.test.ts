import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers } from '#test/builders/manyRows.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import type { Tables } from '../db/tables.ts';

let app: TestApp;
let db: Kysely<Tables>;
let school: TestClient;
beforeAll(async () => {
  app = await startApp();
  db = app.database.db;
  school = await app.as('schooladmin', 'school_admin');
  await addUsers(db, 1_500);
});
afterAll(() => app.close());

describe('pages', () => {
  test.each(['createTime,desc', 'createTime,asc', 'lastLoginTime,desc', 'lastLoginTime,asc', 'name,asc'] as const)(
    'sorted by %s are the slices of one list, whichever end they are read from',
    async (sort) => {
      const page = (current: number, size: number) => school.users.querySchoolUserPage({ query: { sort, current, size } });
      const { total } = await page(1, 1);
      expect(total).toBeGreaterThan(1_500);
      const whole: string[] = [];
      for (let current = 1; whole.length < total; current += 1)
        whole.push(...(await page(current, 200)).records.map(({ id }) => id));
      expect(new Set(whole).size).toBe(total);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 1_200 }), async (size, place) => {
          const current = 1 + Math.floor(((place / 1_000) * total) / size);
          const found = (await page(current, size)).records.map(({ id }) => id);
          expect(found).toEqual(whole.slice((current - 1) * size, current * size));
        }),
        { numRuns: 25 },
      );
    },
  );
});

test('a short list is sorted and counted too, even on a page behind its end', async () => {
  const page = (current: number) =>
    school.users.querySchoolUserPage({ query: { keyword: '人149', sort: 'name,asc', size: 8, current } });
  const all = ['新人149', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `新人149${digit}`)];
  for (const current of [1, 2, 3]) {
    const { records, total } = await page(current);
    expect([records.map(({ name }) => name), total]).toEqual([all.slice((current - 1) * 8, current * 8), 11]);
  }
});

describe('a total above a thousand', () => {
  const total = async () => (await school.users.querySchoolUserPage({ query: { size: 1 } })).total;

  test('is right at once after a change by the same server', async () => {
    const before = await total();
    await school.users.deleteUser({ path: { id: 'many1' } });
    expect(await total()).toBe(before - 1);
  });

  test('is ten seconds old at most after a change by another one', async () => {
    const before = await total();
    await db.deleteFrom('appUser').where('id', '=', 'many2').execute();
    expect(await total()).toBe(before);
    app.clock.advance(10_000);
    expect(await total()).toBe(before - 1);
  });

  test('is remembered for the workplace too, by status', async () => {
    const enabled = async () =>
      Number((await school.home.getDashboardWorkplace()).users?.find(({ status }) => status === 'ENABLED')?.count);
    const before = await enabled();
    await db.deleteFrom('appUser').where('id', '=', 'many3').execute();
    expect(await enabled()).toBe(before);
    app.clock.advance(10_000);
    expect(await enabled()).toBe(before - 1);
  });

  test('never tells one filter from another wrongly', async () => {
    const all = await total();
    const { total: found } = await school.users.querySchoolUserPage({ query: { keyword: '新人' } });
    expect(found).toBeGreaterThan(1_000);
    expect(found).toBeLessThan(all);
  });
});

describe('a keyword', () => {
  const named = async (keyword: string) =>
    (await school.users.querySchoolUserPage({ query: { keyword, size: 200 } })).records.map(({ name }) => name);

  test('of three characters, or of two that are not ASCII, is found anywhere', async () => {
    expect(await named('人149')).toContain('新人149');
    expect(await named('人1')).toEqual([]);
    expect((await named('新人')).length).toBe(200);
  });

  test('is found whichever part of an account or a name it is, in upper or lower case', async () => {
    const part = (text: string) =>
      fc
        .tuple(fc.nat(text.length - 3), fc.integer({ min: 3, max: text.length }))
        .map(([at, length]) => text.slice(at, at + length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(part('新人1490'), part('many1490'), part('MANY1490')), async (keyword) => {
        const { records } = await school.users.querySchoolUserPage({ query: { keyword, sort: 'name,desc', size: 200 } });
        const pattern = new RegExp(keyword, 'i');
        expect(records.length).toBeGreaterThan(0);
        expect(records.filter(({ account, name }) => !pattern.test(account) && !pattern.test(name))).toEqual([]);
        if (records.length < 200) expect(records.map(({ account }) => account)).toContain('many1490');
      }),
      { numRuns: 25 },
    );
  });

  test('of letters is found in whichever case it was written', async () => {
    await db.updateTable('appUser').set({ name: 'Ada Lovelace' }).where('id', '=', 'many7').execute();
    for (const keyword of ['LOVE', 'love', 'Love']) expect(await named(keyword)).toEqual(['Ada Lovelace']);
  });

  test('of less is found at the beginning', async () => {
    expect((await named('MA')).length).toBe(200);
    expect(await named('an')).toEqual([]);
  });
});
