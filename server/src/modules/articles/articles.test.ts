import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../../sdk/src/generated/examples.ts';
import { seedId } from '../../db/reference/seedId.ts';
import { publications, startContentApp } from '../../testing/contentFixture.ts';
import { expectRefused } from '../../testing/expectRefused.ts';
import { failureOf } from '../../testing/failureOf.ts';
import { broken, forbidden, missing, stale, wrongState } from '../../testing/refusals.ts';
import { roleFixture } from '../../testing/roleFixture.ts';
import { startApp, type TestApp, type TestClient } from '../../testing/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let operator: TestClient;
let teacher: TestClient;
/** Reader of another school. */
let stranger: TestClient;
beforeAll(async () => {
  ({ app, admin, school, operator, teacher, stranger } = await startContentApp());
});
afterAll(() => app.close());

type Input = Schemas['ArticleInput'];
let count = 0;
const body = (changes: Partial<Input> = {}): Input => ({ title: `Article ${++count}`, content: '<p>Text</p>', ...changes });
const save = async (changes: Partial<Input> = {}, client = school) =>
  (await client.articles.saveNews({ body: body(changes) })).id;
const detail = (id: string, client = school) => client.articles.getArticleDetail({ path: { id } });
const update = (id: string, changes: Schemas['ArticleChanges'], client = school) =>
  client.articles.updateNews({ path: { id }, body: changes });
const step = (id: string, publication: Schemas['Publication'], client = school) =>
  client.articles.publishNews({ path: { id }, body: publication });
const { publish, withdraw, published } = publications(save, step);
const remove = (id: string, client = school) => client.articles.deleteNews({ path: { id } });
const view = (id: string, client = teacher) => client.articles.countArticleView({ path: { id } });
const page = (
  client: TestClient,
  query: Parameters<TestClient['articles']['queryNewsPage']>[0] extends infer P ? NonNullable<P> : never,
) => client.articles.queryNewsPage(query);
const news = (client: TestClient, query: NonNullable<Parameters<typeof page>[1]['query']> = {}) =>
  page(client, { query: { size: 200, ...query } });
const ids = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);

describe('an article', () => {
  test('begins as a draft of the own school that only its editors see', async () => {
    const id = await save({ categoryCode: 'policy', summary: 'Short', targetRoles: ['purchaser'], sort: 7, top: true });
    expect(await detail(id)).toMatchObject({
      ...{ channel: 'NEWS', content: '<p>Text</p>', categoryCode: 'policy', summary: 'Short', targetRoles: ['purchaser'] },
      ...{ sort: 7, top: true, popup: false, steps: [], status: 'DRAFT', publishTime: null, expireTime: null, viewCount: 0 },
      ...{ viewed: false, companyId: '1001', schoolName: '江海大学', version: 1, createByName: '李文博' },
      allowedActions: ['EDIT', 'PUBLISH', 'DELETE'],
    });
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    expect(ids(await news(school))).toContain(id);
    expect(ids(await news(teacher))).not.toContain(id);
  });

  test('goes from draft to published, to withdrawn, to published again, and back to a draft by a change', async () => {
    const id = await save();
    await publish(id);
    expect(await detail(id)).toMatchObject({ status: 'PUBLISHED', version: 2, allowedActions: ['WITHDRAW'] });
    expect((await detail(id)).publishTime).not.toBeNull();
    expect((await detail(id, teacher)).allowedActions).toEqual([]);
    expect(await failureOf(publish(id, 2))).toMatchObject(wrongState);
    expect(await failureOf(update(id, { version: 2, title: 'Late' }))).toMatchObject(wrongState);
    expect(await failureOf(remove(id))).toMatchObject(wrongState);
    expect(await failureOf(step(id, { version: 2, status: 'WITHDRAWN' }))).toMatchObject(broken('reason', 'required'));
    await withdraw(id);
    expect(await detail(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Wrong', version: 3 });
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    expect(await failureOf(withdraw(id, 3))).toMatchObject(wrongState);
    await publish(id, 3);
    expect(await detail(id)).toMatchObject({ status: 'PUBLISHED', withdrawReason: null });
    await withdraw(id, 4);
    await update(id, { version: 5, title: 'Changed' });
    const draft = { status: 'DRAFT', title: 'Changed', publishTime: null, withdrawReason: null, version: 6 };
    expect(await detail(id)).toMatchObject({ ...draft, content: '<p>Text</p>' });
    expect(await remove(id)).toBe(true);
    await expectRefused([detail(id), remove(id), publish(id, 6), update(id, { version: 6 })], missing);
  });

  test('is not changed or published with a stale version', async () => {
    const id = await save();
    await update(id, { version: 1, sort: 1 });
    await expectRefused([update(id, { version: 1, sort: 2 }), publish(id)], stale);
    expect(await detail(id)).toMatchObject({ sort: 1, status: 'DRAFT' });
  });

  test('expires by itself; then it is changed before it can be published again', async () => {
    const id = await published({ expireTime: '2026-03-02T09:20:00+08:00' });
    expect(await detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', expireTime: '2026-03-02T09:20:00+08:00' });
    const before = app.clock.now;
    app.clock.now = new Date('2026-03-02T09:20:00+08:00');
    expect(await detail(id)).toMatchObject({ status: 'EXPIRED', allowedActions: ['EDIT', 'DELETE'] });
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    expect(ids(await news(school, { status: 'EXPIRED' }))).toContain(id);
    expect(ids(await news(school, { status: 'PUBLISHED' }))).not.toContain(id);
    await expectRefused([publish(id, 2), withdraw(id)], wrongState);
    await update(id, { version: 2, expireTime: null });
    await publish(id, 3);
    expect(await detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', expireTime: null });
    app.clock.now = before;
  });

  test('has a text that is sanitised, and refused if nothing is left', async () => {
    const id = await save({ content: '<p onclick="x()">One<script>alert(1)</script></p>' });
    expect((await detail(id)).content).toBe('<p>One</p>');
    await update(id, { version: 1, content: '<img src=x onerror=y>Two' });
    expect((await detail(id)).content).toBe('Two');
    expect(await failureOf(save({ content: '<script>alert(1)</script>' }))).toMatchObject(broken('content', 'empty'));
  });

  test('has a category of its channel, roles of the school, and expires in the future', async () => {
    const refusals: [Partial<Input>, string, string][] = [
      [{ categoryCode: 'account' }, 'categoryCode', 'exists'],
      [{ targetRoles: ['purchaser', 'no_such_role'] }, 'targetRoles.1', 'exists'],
      [{ expireTime: '2026-03-02T09:00:00+08:00' }, 'expireTime', 'future'],
    ];
    for (const [changes, field, rule] of refusals) {
      expect(await failureOf(save(changes))).toMatchObject(broken(field, rule));
      const id = await save();
      expect(await failureOf(update(id, { version: 1, ...changes }))).toMatchObject(broken(field, rule));
    }
    expect(await failureOf(save({ companyId: '9999' }, admin))).toMatchObject(broken('companyId', 'exists'));
    expect(await failureOf(save({ companyId: '0', targetRoles: ['asset_checker'] }, admin))).toMatchObject(
      broken('targetRoles.0', 'exists'),
    );
    await save({ targetRoles: ['asset_checker', 'purchaser'] });
  });

  test('whose category is in use keeps it in the dictionary', async () => {
    const entry = { dictType: 'news_category', dictLabel: 'Own', dictValue: 'own' };
    const { id } = await school.dictionary.saveDictEntry({ body: entry });
    await save({ categoryCode: 'own' });
    expect(await failureOf(school.dictionary.deleteDictEntry({ path: { id } }))).toMatchObject({ code: 4206 });
  });

  test('with target roles is seen by those roles only', async () => {
    const id = await published({ targetRoles: ['dept_approver'] });
    const dean = await app.as('dean1', 'dept_approver');
    expect(await detail(id, dean)).toMatchObject({ id });
    expect(ids(await news(dean))).toContain(id);
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    expect(ids(await news(teacher))).not.toContain(id);
    expect(await failureOf(view(id))).toMatchObject(missing);
  });

  test('is written once by two calls with one key', async () => {
    const headers = { 'Idempotency-Key': 'one-article-1' };
    const call = () => school.call('saveNews', { body: { title: 'Once', content: 'x' } }, { headers });
    expect((await call()).id).toBe((await call()).id);
  });
});

describe('schools', () => {
  test('see their own articles and those of the platform; data scope ALL sees every one', async () => {
    const own = await published();
    const platform = await published({}, operator);
    const seen = async (client: TestClient) => {
      const found = ids(await news(client));
      return [own, platform].map((id) => found.includes(id));
    };
    expect([await seen(teacher), await seen(stranger), await seen(admin)]).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ]);
    expect(await failureOf(detail(own, stranger))).toMatchObject(missing);
    expect(await detail(platform, stranger)).toMatchObject({ companyId: '0', schoolName: '平台' });
  });

  test('do not see or change drafts of the platform or of another school', async () => {
    for (const [client, companyId] of [
      [operator, '0'],
      [admin, '3338'],
    ] as const) {
      const id = await save({ companyId }, client);
      expect(ids(await news(school))).not.toContain(id);
      await expectRefused([detail(id), update(id, { version: 1 }), publish(id), remove(id)], missing);
    }
  });

  test('cannot change what the platform has published; the people of the platform can', async () => {
    const id = await published({}, operator);
    expect((await detail(id)).allowedActions).toEqual([]);
    await expectRefused([update(id, { version: 2 }), withdraw(id), remove(id)], forbidden);
    expect((await detail(id, operator)).allowedActions).toEqual(['WITHDRAW']);
    await withdraw(id, 2, operator);
  });

  test('name no other school; data scope ALL may', async () => {
    for (const companyId of ['0', '3338']) {
      expect(await failureOf(save({ companyId }))).toMatchObject(forbidden);
      expect(await failureOf(news(school, { companyId }))).toMatchObject(forbidden);
    }
    const id = await published({ companyId: '3338' }, admin);
    expect(await detail(id, stranger)).toMatchObject({ companyId: '3338' });
    const { records } = await news(admin, { companyId: '3338' });
    expect(new Set(records.map(({ companyId }) => companyId))).toEqual(new Set(['3338']));
  });
});

describe('a page', () => {
  test('has the pinned ones first, then the newest', async () => {
    const { records, total } = await news(teacher);
    expect(records).toHaveLength(total);
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
    const all = ids(await news(teacher));
    const found: string[] = [];
    for (let current = 1; found.length < all.length; current += 1) {
      const { records, total } = await news(teacher, { current, size: 7 });
      expect([records.length > 0, total]).toEqual([true, all.length]);
      found.push(...ids({ records }));
    }
    expect(found).toEqual(all);
  });

  test.each(['publishTime', 'viewCount', 'updateTime'] as const)('is sorted by %s both ways', async (column) => {
    const rows = async (direction: 'asc' | 'desc') => (await news(teacher, { sort: `${column},${direction}` })).records;
    const ascending = (await rows('asc')).map((row) => row[column] ?? '');
    expect(ascending).toEqual([...ascending].sort((one, other) => (one < other ? -1 : Number(one > other))));
    expect(ids({ records: await rows('desc') })).toEqual(ids({ records: await rows('asc') }).reverse());
  });

  test('is filtered by title, category, state and day of publication', async () => {
    const id = await published({ title: '100%_Ünique title', categoryCode: 'industry' });
    for (const title of ['10', '%_Ü', 'NIQUE']) expect(ids(await news(teacher, { title })), title).toEqual([id]);
    for (const title of ['ni', '1_0', '%%%']) expect((await news(teacher, { title })).total, title).toBe(0);
    const industry = await news(teacher, { categoryCode: 'industry' });
    expect(new Set(industry.records.map(({ categoryCode }) => categoryCode))).toEqual(new Set(['industry']));
    await withdraw(await published());
    for (const status of ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const) {
      const { records } = await news(school, { status });
      expect(new Set(records.map((row) => row.status)), status).toEqual(new Set([status]));
    }
    expect((await news(teacher, { status: 'DRAFT' })).total).toBe(0);
    const today = { publishDateStart: '2026-03-02', publishDateEnd: '2026-03-02' };
    expect(ids(await news(teacher, { ...today, title: '100%' }))).toEqual([id]);
    expect((await news(teacher, { publishDateEnd: '2026-03-01', title: '100%' })).total).toBe(0);
    expect((await news(teacher, { publishDateStart: '2026-03-03' })).total).toBe(0);
  });
});

describe('views', () => {
  test('are counted once for each user, also if 20 come at once', async () => {
    const id = await published();
    const counts = await Promise.all(Array.from({ length: 20 }, () => view(id)));
    expect(counts.map(({ viewCount }) => viewCount).filter((viewCount) => viewCount > 1)).toEqual([]);
    expect(await detail(id, teacher)).toMatchObject({ viewCount: 1, viewed: true, version: 2 });
    expect(await view(id, school)).toEqual({ viewCount: 2 });
    expect((await detail(id, await app.as('dean1'))).viewed).toBe(false);
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
    const id = await published();
    const clients: TestClient[] = [];
    for (const { account } of users) clients.push(await app.as(account));
    await Promise.all(clients.map((client) => view(id, client)));
    expect((await detail(id)).viewCount).toBe(clients.length);
  });

  test('of what is not published are not counted', async () => {
    const id = await save();
    expect(await view(id, school)).toEqual({ viewCount: 0 });
    expect(await detail(id)).toMatchObject({ viewCount: 0, viewed: false });
    expect(await failureOf(view(id))).toMatchObject(missing);
    expect(await failureOf(view('none'))).toMatchObject(missing);
  });

  test('make the announcements that pop up once', async () => {
    const popups = async () =>
      ids(await teacher.articles.querySystemAnnouncementPage({ query: { popup: true, viewed: false, size: 200 } }));
    const before = await popups();
    expect(before.length).toBeGreaterThan(0);
    await view(before[0] ?? '');
    expect(await popups()).toEqual(before.slice(1));
    const seen = await teacher.articles.querySystemAnnouncementPage({ query: { viewed: true, size: 200 } });
    expect(ids(seen)).toContain(before[0]);
  });

  test('go with the article', async () => {
    const id = await published();
    await view(id);
    await withdraw(id);
    await remove(id);
    const rows = await app.database.db.selectFrom('articleView').select('time').where('articleId', '=', id).execute();
    expect(rows).toEqual([]);
  });
});

describe('channels', () => {
  test('do not reach each other’s articles', async () => {
    const id = await save({}, admin);
    await expectRefused(
      [
        admin.help.updateHelpFaq({ path: { id }, body: { version: 1 } }),
        admin.help.publishHelpGuideline({ path: { id }, body: { version: 1, status: 'PUBLISHED' } }),
        admin.articles.deleteSystemAnnouncement({ path: { id } }),
        admin.articles.getLighthouseDetail({ path: { id } }),
      ],
      missing,
    );
    expect(ids(await admin.articles.queryLighthousePage({ query: { size: 200 } }))).not.toContain(id);
  });

  test('show drafts to those who edit that channel', async () => {
    const { id } = await operator.help.saveHelpFaq({ body: body({ categoryCode: 'account' }) });
    const roles = roleFixture(app, admin);
    const menuIds = await roles.menusWith('content:news:update');
    const editor = await roles.holderOf({ dataScope: 'ALL', menuIds }, 'keeper1');
    expect(await failureOf(detail(id, editor))).toMatchObject(missing);
    expect(await detail(id, operator)).toMatchObject({ status: 'DRAFT', channel: 'FAQ' });
    expect(await detail(await save(), editor)).toMatchObject({ status: 'DRAFT', allowedActions: ['EDIT'] });
  });

  test('have what belongs to them: steps, pop-up, case data', async () => {
    const steps = [{ title: 'One', content: 'Do it' }];
    const guideline = await school.help.saveHelpGuideline({ body: { ...body(), steps } });
    expect((await detail(guideline.id)).steps).toEqual([{ title: 'One', content: 'Do it', routeName: null }]);
    await school.help.updateHelpGuideline({ path: guideline, body: { version: 1, steps: [] } });
    expect((await detail(guideline.id)).steps).toEqual([]);
    const announcement = await operator.articles.saveSystemAnnouncement({ body: { ...body(), popup: true } });
    expect(await detail(announcement.id, operator)).toMatchObject({ popup: true, channel: 'SYSTEM_ANNOUNCEMENT' });
    const officer = await app.as('officer1', 'procurement_officer');
    const values = { caseAmount: '12.50', caseSavingRate: '100.00' };
    const lighthouse = await officer.articles.saveLighthouse({ body: { ...body({ categoryCode: 'service' }), ...values } });
    expect(await officer.articles.getLighthouseDetail({ path: lighthouse })).toMatchObject({
      ...values,
      channel: 'LIGHTHOUSE',
      allowedActions: ['EDIT'],
    });
    await officer.articles.updateLighthouse({ path: lighthouse, body: { version: 1, caseAmount: null } });
    await admin.articles.publishLighthouse({ path: lighthouse, body: { version: 2, status: 'PUBLISHED' } });
    expect(await teacher.articles.getLighthouseDetail({ path: lighthouse })).toMatchObject({ ...values, caseAmount: null });
  });
});

test('of 20 who publish and change one draft at once, one succeeds', async () => {
  const id = await save();
  const calls = Array.from({ length: 20 }, (_, index) =>
    failureOf(index % 2 === 0 ? publish(id) : update(id, { version: 1, sort: index })),
  );
  const failures = await Promise.all(calls);
  expect(failures.filter((failure) => failure === null)).toHaveLength(1);
  for (const failure of failures) if (failure) expect(failure).toMatchObject(stale);
  expect((await detail(id)).version).toBe(2);
});

test('the examples of the description are answers of the demo data', async () => {
  const fresh = await startApp();
  const reader = await fresh.as('teacher1', 'purchaser');
  const query = { size: 1 };
  expect(await reader.articles.queryNewsPage({ query })).toEqual(examples.queryNewsPage.data);
  expect(await reader.articles.querySystemAnnouncementPage({ query })).toEqual(examples.querySystemAnnouncementPage.data);
  expect(await reader.articles.queryLighthousePage({ query })).toEqual(examples.queryLighthousePage.data);
  expect(await reader.help.queryHelpFaqPage({ query })).toEqual(examples.queryHelpFaqPage.data);
  expect(await reader.help.queryHelpGuidelinePage({ query })).toEqual(examples.queryHelpGuidelinePage.data);
  const path = { id: seedId('news', 3101) };
  expect(await reader.articles.getArticleDetail({ path })).toEqual(examples.getArticleDetail.data);
  const lighthouse = { id: seedId('lighthouse', 3501) };
  expect(await reader.articles.getLighthouseDetail({ path: lighthouse })).toEqual(examples.getLighthouseDetail.data);
  const again = await reader.articles.countArticleView({ path });
  expect(again).toEqual(examples.countArticleView.data);
  await fresh.close();
});
