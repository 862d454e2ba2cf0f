import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let operator: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  operator = await app.as('operator1', 'operator');
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

const overview = (client: TestClient) => client.home.getHomeOverview();
const titles = (articles: Schemas['ArticleBrief'][]) => articles.map(({ title }) => title);

/** Announces something to some roles, or to all. */
async function announce(title: string, changes: Partial<Schemas['SystemAnnouncementInput']> = {}, client = operator) {
  const { id } = await client.articles.saveSystemAnnouncement({ body: { title, content: `<p>${title}</p>`, ...changes } });
  await client.articles.publishSystemAnnouncement({ path: { id }, body: { version: 1, status: 'PUBLISHED' } });
  return id;
}

describe('published content', () => {
  test('is that of the lists, pinned first and then the newest, and never more than fits', async () => {
    const { systemAnnouncements, news, lighthouse } = await overview(teacher);
    const query = { status: 'PUBLISHED', size: 8 } as const;
    const lists = [
      await teacher.articles.querySystemAnnouncementPage({ query: { ...query, size: 5 } }),
      await teacher.articles.queryNewsPage({ query }),
      await teacher.articles.queryLighthousePage({ query: { ...query, size: 4 } }),
    ];
    expect([systemAnnouncements, news, lighthouse].map((articles) => articles.map(({ id }) => id))).toEqual(
      lists.map(({ records }) => records.map(({ id }) => id)),
    );
    const [first] = news;
    const [same] = lists[1]?.records ?? [];
    expect(same).toMatchObject(first ?? {});
    expect([systemAnnouncements.length, news.length, lighthouse.length]).toEqual([5, 8, 4]);
  });

  test('is shown to the roles that it is meant for, until it expires or is withdrawn', async () => {
    const finance = await app.as('finance1', 'finance');
    const expireTime = new Date(app.clock.now.getTime() + 60_000).toISOString();
    const id = await announce('For finance', { targetRoles: ['finance'], top: true });
    await announce('For a minute', { top: true, expireTime });
    await announce('For all', { top: true, popup: true });
    expect(titles((await overview(finance)).systemAnnouncements)).toEqual(
      expect.arrayContaining(['For all', 'For a minute', 'For finance']),
    );
    expect(titles((await overview(teacher)).systemAnnouncements)).not.toContain('For finance');
    app.clock.advance(60_000);
    const body = { version: 2, status: 'WITHDRAWN', reason: 'A mistake' } as const;
    await operator.articles.publishSystemAnnouncement({ path: { id }, body });
    const { systemAnnouncements } = await overview(finance);
    expect(titles(systemAnnouncements)).not.toContain('For a minute');
    expect(titles(systemAnnouncements)).not.toContain('For finance');
    expect(systemAnnouncements[0]).toMatchObject({ title: 'For all', popup: true, viewed: false });
  });

  test('tells what the caller has opened', async () => {
    const id = await announce('To be opened', { top: true });
    await teacher.articles.countArticleView({ path: { id } });
    const viewedBy = async (client: TestClient) =>
      (await overview(client)).systemAnnouncements.find((article) => article.id === id)?.viewed;
    expect([await viewedBy(teacher), await viewedBy(operator)]).toEqual([true, false]);
  });

  test('is never a draft, not even for its author, and never that of another school, not even for the platform', async () => {
    const school = await app.as('schooladmin', 'school_admin');
    const body = { title: 'A draft of mine', content: '<p>x</p>', categoryCode: 'campus_news', top: true };
    await school.articles.saveNews({ body });
    expect(titles((await overview(school)).news)).not.toContain('A draft of mine');
    const admin = await app.as('admin', 'admin');
    const { news, lighthouse, systemAnnouncements } = await overview(admin);
    const companies = [...news, ...lighthouse, ...systemAnnouncements].map(({ companyId }) => companyId);
    expect(new Set(companies)).toEqual(new Set(['0']));
  });
});

describe('what is the caller’s own', () => {
  test('unread messages are counted and the newest shown', async () => {
    const before = await overview(teacher);
    const { records } = await teacher.inbox.queryInboxMessagePage({ query: { read: false, size: 5 } });
    expect([before.unreadMessageCount, before.unreadMessages]).toEqual([3, records]);
    await teacher.inbox.markInboxMessagesRead({ body: { ids: [String(records[0]?.id)] } });
    const after = await overview(teacher);
    expect([after.unreadMessageCount, after.unreadMessages]).toEqual([2, records.slice(1)]);
  });

  test('tasks are the latest that the caller has asked for', async () => {
    const admin = await app.as('admin', 'admin');
    const ids: string[] = [];
    for (const taskName of ['One', 'Two', 'Three', 'Four', 'Five']) {
      app.clock.advance(1_000);
      const body = { taskName, taskType: 'CLEANUP', executeTime: app.clock.now.toISOString() } as const;
      ids.unshift((await admin.tasks.createTask({ body })).id);
    }
    const { ownTasks } = await overview(admin);
    expect(ownTasks.map(({ id }) => id)).toEqual(ids);
    expect(ownTasks[0]).toMatchObject({ taskName: 'Five', status: 'PENDING', doneCount: 0, totalCount: null });
    expect((await overview(teacher)).ownTasks).toEqual([]);
  });

  test('suppliers to review are counted for those who review, within their school', async () => {
    const school = await app.as('schooladmin', 'school_admin');
    const { total } = await school.company.queryAllSupplier({ query: { status: 'PENDING', size: 1 } });
    expect((await overview(school)).todoCounts).toEqual({ supplier: total });
    // Of one the officer has given the first of two approvals.
    const officer = await app.as('officer1', 'procurement_officer');
    expect((await overview(officer)).todoCounts).toEqual({ supplier: total - 1 });
    expect(total).toBeGreaterThan(0);
    expect((await overview(teacher)).todoCounts).toEqual({ supplier: null });
  });
});

describe('pages', () => {
  const departments = { routeName: 'system-dept', path: '/system/dept' };
  const switchDepartments = async (client: TestClient, enabled: boolean) =>
    client.menus.enableOrDisableMenu({ body: { menuId: seedId('menu', 422), companyId: '1001', enabled } });

  test('shortcuts and service cards are those of the menu, without the home page', async () => {
    const school = await app.as('schooladmin', 'school_admin');
    expect((await overview(school)).shortcuts.map(({ path }) => path)).toContain('/approval/my-apply');
    const paths = (await overview(teacher)).shortcuts.map(({ path }) => path);
    expect(paths).toContain('/dashboard/workplace');
    expect(paths).not.toContain(departments.path);
    // The first of them are shortcuts, as many as the home page has room for.
    const ofTeacher = (await teacher.home.listServiceCards()).map(({ routePath }) => routePath);
    expect(ofTeacher.slice(0, paths.length)).toEqual(paths);
    const cards = await school.home.listServiceCards();
    expect(cards).toContainEqual(
      expect.objectContaining({
        title: 'Departments',
        icon: 'building',
        routePath: departments.path,
        enabled: true,
        description: 'Colleges, departments and laboratories, and their heads',
      }),
    );
    expect(cards.map(({ routePath }) => routePath)).not.toContain('/');
  });

  test('a page that is switched off for the school is no shortcut, and a card that is not enabled', async () => {
    const [admin, school] = [await app.as('admin', 'admin'), await app.as('schooladmin', 'school_admin')];
    await switchDepartments(admin, false);
    expect((await overview(school)).shortcuts).not.toContainEqual(expect.objectContaining(departments));
    expect(await school.home.listServiceCards()).toContainEqual(
      expect.objectContaining({ routePath: departments.path, enabled: false }),
    );
    await switchDepartments(admin, true);
  });

  test('what a page is for can be written into the menu', async () => {
    const admin = await app.as('admin', 'admin');
    const tree = await admin.menus.queryMenuTree({ body: { sysCode: 'bidding' } });
    const page = tree.flatMap(({ children }) => children).find(({ routeName }) => routeName === departments.routeName);
    const { id = '', version = 0 } = page ?? {};
    await admin.menus.updateMenu({ body: { id, version, descriptionEn: 'Where people belong' } });
    const cards = await admin.home.listServiceCards();
    expect(cards.find((card) => card.id === id)?.description).toBe('Where people belong');
  });
});
