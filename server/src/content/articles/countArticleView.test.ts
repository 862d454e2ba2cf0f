import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleFixture, idsOf } from '#test/builders/articleFixture.ts';
import { startContentApp } from '#test/builders/contentFixture.ts';
import { failureOf } from '#test/failureOf.ts';
import { missing } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let school: TestClient;
let teacher: TestClient;
let articles: ReturnType<typeof articleFixture>;
beforeAll(async () => {
  ({ app, school, teacher } = await startContentApp());
  articles = articleFixture(school);
});
afterAll(() => app.close());

describe('views', () => {
  test('are counted once for each user, also if 20 come at once', async () => {
    const id = await articles.published();
    const counts = await Promise.all(Array.from({ length: 20 }, () => articles.view(id, teacher)));
    expect(counts.map(({ viewCount }) => viewCount).filter((viewCount) => viewCount > 1)).toEqual([]);
    expect(await articles.detail(id, teacher)).toMatchObject({ viewCount: 1, viewed: true, version: 2 });
    expect(await articles.view(id, school)).toEqual({ viewCount: 2 });
    expect((await articles.detail(id, await app.as('dean1'))).viewed).toBe(false);
  });

  test('of 20 different users at once are all counted', async () => {
    const { db } = app.database;
    const users = await db
      .selectFrom('appUser')
      .select('account')
      .where('companyId', '=', '1001')
      .where('status', '=', 'ENABLED')
      .where('account', 'not in', ['nomenu1', 'teacher1', 'schooladmin'])
      .orderBy('id')
      .limit(20)
      .execute();
    const id = await articles.published();
    const clients: TestClient[] = [];
    for (const { account } of users) clients.push(await app.as(account));
    expect(clients).toHaveLength(20);
    await Promise.all(clients.map((client) => articles.view(id, client)));
    expect((await articles.detail(id)).viewCount).toBe(20);
  });

  test('of what is not published are not counted', async () => {
    const id = await articles.save();
    expect(await articles.view(id, school)).toEqual({ viewCount: 0 });
    expect(await articles.detail(id)).toMatchObject({ viewCount: 0, viewed: false });
    expect(await failureOf(articles.view(id, teacher))).toMatchObject(missing);
    expect(await failureOf(articles.view('none', teacher))).toMatchObject(missing);
  });

  test('make the announcements that pop up once', async () => {
    const popups = async () =>
      idsOf(await teacher.articles.querySystemAnnouncementPage({ query: { popup: true, viewed: false, size: 200 } }));
    const before = await popups();
    expect(before.length).toBeGreaterThan(0);
    await articles.view(before[0] ?? '', teacher);
    expect(await popups()).toEqual(before.slice(1));
    const seen = await teacher.articles.querySystemAnnouncementPage({ query: { viewed: true, size: 200 } });
    expect(idsOf(seen)).toContain(before[0]);
  });

  test('go with the article', async () => {
    const id = await articles.published();
    await articles.view(id, teacher);
    await articles.withdraw(id);
    await articles.remove(id);
    const rows = await app.database.db.selectFrom('articleView').select('time').where('articleId', '=', id).execute();
    expect(rows).toEqual([]);
  });
});
