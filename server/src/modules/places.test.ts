import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { allRows } from '../testing/allRows.ts';
import { partOf } from '../testing/drawn.ts';
import { addUsers } from '../testing/manyRows.ts';
import { QueryRecorder } from '../testing/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '../testing/startApp.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let db: Kysely<Tables>;
let school: TestClient;
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  db = app.database.db;
  school = await app.as('schooladmin', 'school_admin');
  await addUsers(db, 1_500);
  // Some at the same moment, some on top, and drafts that have no moment yet: those come before all that have one.
  await sql`insert into article (company_id, id, channel, title, content, top, popup, target_roles, steps, sort, status, publish_time)
    select '1001', 'many' || n, 'NEWS', 'News ' || n, '<p></p>', n % 40 = 0, false, '{}', '[]', 0,
      case when n % 3 = 0 then 'DRAFT' else 'PUBLISHED' end,
      case when n % 3 = 0 then null else timestamptz '2026-01-01' + n / 7 * interval '1.000001 seconds' end
    from generate_series(1, 1200) as n`.execute(db);
});
afterAll(() => app.close());

interface Page {
  records: { id: string }[];
  total: number;
}
type ReadPage = (current: number, size: number) => Promise<Page>;
const users: ReadPage = (current, size) => school.users.querySchoolUserPage({ query: { current, size } });
const named: ReadPage = (current, size) => school.users.querySchoolUserPage({ query: { keyword: '新人', current, size } });
const news: ReadPage = (current, size) => school.articles.queryNewsPage({ query: { current, size } });

async function idsOn(read: ReadPage, current: number, size = 10) {
  return (await read(current, size)).records.map(({ id }) => id);
}

async function wholeList(read: ReadPage) {
  return (await allRows(({ current, size }) => read(current, size))).map(({ id }) => id);
}

test.each([
  ['users', users],
  ['users with a keyword', named],
  ['news with drafts', news],
])('pages of %s are the slices of one list, whichever were read before', async (_what, read) => {
  const whole = await wholeList(read);
  expect(whole.length).toBeGreaterThan(1_000);
  expect(new Set(whole).size).toBe(whole.length);
  const visits = fc.array(fc.record({ size: fc.integer({ min: 1, max: 200 }), at: fc.nat(whole.length) }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(visits, async (pages) => {
      app.clock.advance(10_000);
      for (const { size, at } of pages) {
        const current = 1 + Math.floor(at / size);
        expect(await idsOn(read, current, size)).toEqual(whole.slice((current - 1) * size, current * size));
      }
    }),
    { numRuns: Math.ceil(15 * partOf(3)) },
  );
});

test('a page that was read, and the one behind it, are found from where it begins', async () => {
  app.clock.advance(10_000);
  for (const current of [60, 60, 61]) await idsOn(users, current);
  const texts = recorder.nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: 'place' }));
  const [first, again, next] = texts.filter(({ sql: text }) => text.includes(' as page')).slice(-3);
  expect([first?.sql.includes('<='), again?.sql.includes('<='), next?.sql.includes('<=')]).toEqual([false, true, true]);
  // How many rows are passed by.
  expect([first?.parameters.at(-1), next?.parameters.at(-1)]).toEqual([590, 10]);
  expect(again?.sql).not.toContain(' offset ');
});

test('a change by the same server moves pages at once, one by another server when the total is forgotten', async () => {
  const [before, whole] = [await idsOn(users, 60), await wholeList(users)];
  expect(before).toEqual(whole.slice(590, 600));
  const [first = '', second = ''] = whole.filter((id) => id.startsWith('many'));
  await school.users.deleteUser({ path: { id: first } });
  expect(await idsOn(users, 60)).toEqual(whole.slice(591, 601));
  await db.deleteFrom('appUser').where('id', '=', second).execute();
  expect(await idsOn(users, 60)).toEqual(whole.slice(591, 601));
  app.clock.advance(10_000);
  expect(await idsOn(users, 60)).toEqual(whole.slice(592, 602));
});

test('who passes the filter no longer is not on a page that was read before', async () => {
  const read: ReadPage = (current, size) => school.users.querySchoolUserPage({ query: { status: 'ENABLED', current, size } });
  const [gone = '', ...rest] = await idsOn(read, 50);
  await db.updateTable('appUser').set({ status: 'DISABLED' }).where('id', '=', gone).execute();
  expect((await idsOn(read, 50)).slice(0, 9)).toEqual(rest);
});
