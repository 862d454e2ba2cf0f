import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleFixture, idsOf, newsPage } from '#test/builders/articleFixture.ts';
import { startContentApp } from '#test/builders/contentFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, missing, stale, wrongState } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let teacher: TestClient;
let articles: ReturnType<typeof articleFixture>;
beforeAll(async () => {
  ({ app, admin, school, teacher } = await startContentApp());
  articles = articleFixture(school);
});
afterAll(() => app.close());

describe('an article', () => {
  test('begins as a draft of the own school that only its editors see', async () => {
    const id = await articles.save({ categoryCode: 'policy', summary: 'Short', targetRoles: ['purchaser'], sort: 7, top: true });
    expect(await articles.detail(id)).toMatchObject({
      channel: 'NEWS',
      content: '<p>Text</p>',
      categoryCode: 'policy',
      summary: 'Short',
      targetRoles: ['purchaser'],
      sort: 7,
      top: true,
      popup: false,
      steps: [],
      status: 'DRAFT',
      publishTime: null,
      expireTime: null,
      viewCount: 0,
      viewed: false,
      companyId: '1001',
      schoolName: '江海大学',
      version: 1,
      createByName: '李文博',
      allowedActions: ['EDIT', 'PUBLISH', 'DELETE'],
    });
    expect(await failureOf(articles.detail(id, teacher))).toMatchObject(missing);
    expect(idsOf(await newsPage(school))).toContain(id);
    expect(idsOf(await newsPage(teacher))).not.toContain(id);
  });

  test('goes from draft to published, to withdrawn, to published again, and back to a draft by a change', async () => {
    const id = await articles.save();
    await articles.publish(id);
    expect(await articles.detail(id)).toMatchObject({ status: 'PUBLISHED', version: 2, allowedActions: ['WITHDRAW'] });
    expect((await articles.detail(id)).publishTime).not.toBeNull();
    expect((await articles.detail(id, teacher)).allowedActions).toEqual([]);
    expect(await failureOf(articles.publish(id, 2))).toMatchObject(wrongState);
    expect(await failureOf(articles.update(id, { version: 2, title: 'Late' }))).toMatchObject(wrongState);
    expect(await failureOf(articles.remove(id))).toMatchObject(wrongState);
    expect(await failureOf(articles.step(id, { version: 2, status: 'WITHDRAWN' }))).toMatchObject(broken('reason', 'required'));
    await articles.withdraw(id);
    expect(await articles.detail(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Wrong', version: 3 });
    expect(await failureOf(articles.detail(id, teacher))).toMatchObject(missing);
    expect(await failureOf(articles.withdraw(id, 3))).toMatchObject(wrongState);
    await articles.publish(id, 3);
    expect(await articles.detail(id)).toMatchObject({ status: 'PUBLISHED', withdrawReason: null });
    await articles.withdraw(id, 4);
    await articles.update(id, { version: 5, title: 'Changed' });
    const draft = { status: 'DRAFT', title: 'Changed', publishTime: null, withdrawReason: null, version: 6 };
    expect(await articles.detail(id)).toMatchObject({ ...draft, content: '<p>Text</p>' });
    expect(await articles.remove(id)).toBe(true);
    await expectRefused(
      [articles.detail(id), articles.remove(id), articles.publish(id, 6), articles.update(id, { version: 6 })],
      missing,
    );
  });

  test('is not changed or published with a stale version', async () => {
    const id = await articles.save();
    await articles.update(id, { version: 1, sort: 1 });
    await expectRefused([articles.update(id, { version: 1, sort: 2 }), articles.publish(id)], stale);
    expect(await articles.detail(id)).toMatchObject({ sort: 1, status: 'DRAFT' });
  });

  test('expires by itself; then it is changed before it can be published again', async () => {
    const id = await articles.published({ expireTime: '2026-03-02T09:20:00+08:00' });
    expect(await articles.detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', expireTime: '2026-03-02T09:20:00+08:00' });
    const before = app.clock.now;
    app.clock.now = new Date('2026-03-02T09:20:00+08:00');
    expect(await articles.detail(id)).toMatchObject({ status: 'EXPIRED', allowedActions: ['EDIT', 'DELETE'] });
    expect(await failureOf(articles.detail(id, teacher))).toMatchObject(missing);
    expect(idsOf(await newsPage(school, { status: 'EXPIRED' }))).toContain(id);
    expect(idsOf(await newsPage(school, { status: 'PUBLISHED' }))).not.toContain(id);
    await expectRefused([articles.publish(id, 2), articles.withdraw(id)], wrongState);
    await articles.update(id, { version: 2, expireTime: null });
    await articles.publish(id, 3);
    expect(await articles.detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', expireTime: null });
    app.clock.now = before;
  });

  test('has a text that is sanitised, and refused if nothing is left', async () => {
    const id = await articles.save({ content: '<p onclick="x()">One<script>alert(1)</script></p>' });
    expect((await articles.detail(id)).content).toBe('<p>One</p>');
    await articles.update(id, { version: 1, content: '<img src=x onerror=y>Two' });
    expect((await articles.detail(id)).content).toBe('Two');
    expect(await failureOf(articles.save({ content: '<script>alert(1)</script>' }))).toMatchObject(broken('content', 'empty'));
  });

  test('has a category of its channel, roles of the school, and expires in the future', async () => {
    const refusals: [Partial<Schemas['ArticleInput']>, string, string][] = [
      [{ categoryCode: 'account' }, 'categoryCode', 'exists'],
      [{ targetRoles: ['purchaser', 'no_such_role'] }, 'targetRoles.1', 'exists'],
      [{ expireTime: '2026-03-02T09:00:00+08:00' }, 'expireTime', 'future'],
    ];
    for (const [changes, field, rule] of refusals) {
      expect(await failureOf(articles.save(changes))).toMatchObject(broken(field, rule));
      const id = await articles.save();
      expect(await failureOf(articles.update(id, { version: 1, ...changes }))).toMatchObject(broken(field, rule));
    }
    expect(await failureOf(articles.save({ companyId: '9999' }, admin))).toMatchObject(broken('companyId', 'exists'));
    expect(await failureOf(articles.save({ companyId: '0', targetRoles: ['asset_checker'] }, admin))).toMatchObject(
      broken('targetRoles.0', 'exists'),
    );
    await articles.save({ targetRoles: ['asset_checker', 'purchaser'] });
  });

  test('whose category is in use keeps it in the dictionary', async () => {
    const entry = { dictType: 'news_category', dictLabel: 'Own', dictValue: 'own' };
    const { id } = await school.dictionary.saveDictEntry({ body: entry });
    await articles.save({ categoryCode: 'own' });
    expect(await failureOf(school.dictionary.deleteDictEntry({ path: { id } }))).toMatchObject({ code: 4206 });
  });

  test('is written once by two calls with one key', async () => {
    const headers = { 'Idempotency-Key': 'one-article-1' };
    const call = () => school.call('saveNews', { body: { title: 'Once', content: 'x' } }, { headers });
    expect((await call()).id).toBe((await call()).id);
  });
});

test('of 20 who publish and change one draft at once, one succeeds', async () => {
  const id = await articles.save();
  const calls = Array.from({ length: 20 }, (_, index) =>
    failureOf(index % 2 === 0 ? articles.publish(id) : articles.update(id, { version: 1, sort: index })),
  );
  const failures = await Promise.all(calls);
  expect(failures.filter((failure) => failure === null)).toHaveLength(1);
  for (const failure of failures) if (failure) expect(failure).toMatchObject(stale);
  expect((await articles.detail(id)).version).toBe(2);
});
