import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleFixture, idsOf, newsPage } from '#test/builders/articleFixture.ts';
import { startContentApp } from '#test/builders/contentFixture.ts';
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

describe('a page', () => {
  test('has the pinned ones first, then the newest', async () => {
    const { records, total } = await newsPage(teacher);
    expect(records).toHaveLength(total);
    expect(new Set(records.map(({ top }) => top))).toEqual(new Set([true, false]));
    const order = records.map(({ top, publishTime }) => `${top ? 1 : 0} ${publishTime}`);
    expect(order).toEqual([...order].sort().reverse());
  });

  test('of the help centre and of the guidelines is in the order of positions', async () => {
    for (const { records } of [
      await teacher.help.queryHelpFaqPage({ query: { size: 200 } }),
      await teacher.help.queryHelpGuidelinePage({ query: { size: 200 } }),
    ]) {
      const order = records.map(({ sort }) => sort);
      expect(order.length).toBeGreaterThan(10);
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }
  });

  test('holds, together with the others, every row once', async () => {
    const all = idsOf(await newsPage(teacher));
    const found: string[] = [];
    for (let current = 1; found.length < all.length; current += 1) {
      const { records, total } = await newsPage(teacher, { current, size: 7 });
      expect([records.length > 0, total]).toEqual([true, all.length]);
      found.push(...idsOf({ records }));
    }
    expect(found).toEqual(all);
  });

  test.each(['publishTime', 'viewCount', 'updateTime'] as const)('is sorted by %s both ways', async (column) => {
    const rows = async (direction: 'asc' | 'desc') => (await newsPage(teacher, { sort: `${column},${direction}` })).records;
    const ascending = (await rows('asc')).map((row) => row[column] ?? '');
    expect(ascending).toEqual([...ascending].sort((one, other) => (one < other ? -1 : Number(one > other))));
    expect(idsOf({ records: await rows('desc') })).toEqual(idsOf({ records: await rows('asc') }).reverse());
  });

  test('is filtered by title, category, state and day of publication', async () => {
    const id = await articles.published({ title: '100%_Ünique title', categoryCode: 'industry' });
    for (const title of ['10', '%_Ü', 'NIQUE']) expect(idsOf(await newsPage(teacher, { title })), title).toEqual([id]);
    for (const title of ['ni', '1_0', '%%%']) expect((await newsPage(teacher, { title })).total, title).toBe(0);
    const industry = await newsPage(teacher, { categoryCode: 'industry' });
    expect(new Set(industry.records.map(({ categoryCode }) => categoryCode))).toEqual(new Set(['industry']));
    await articles.withdraw(await articles.published());
    for (const status of ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const) {
      const { records } = await newsPage(school, { status });
      expect(new Set(records.map((row) => row.status)), status).toEqual(new Set([status]));
    }
    expect((await newsPage(teacher, { status: 'DRAFT' })).total).toBe(0);
    const today = { publishDateStart: '2026-03-02', publishDateEnd: '2026-03-02' };
    expect(idsOf(await newsPage(teacher, { ...today, title: '100%' }))).toEqual([id]);
    expect((await newsPage(teacher, { publishDateEnd: '2026-03-01', title: '100%' })).total).toBe(0);
    expect((await newsPage(teacher, { publishDateStart: '2026-03-03' })).total).toBe(0);
  });
});
