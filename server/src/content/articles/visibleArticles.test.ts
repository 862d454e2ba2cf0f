import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleFixture, articleInput, idsOf, newsPage } from '#test/builders/articleFixture.ts';
import { startContentApp } from '#test/builders/contentFixture.ts';
import { roleFixture } from '#test/builders/roleFixture.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { forbidden, missing } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
let school: TestClient;
let operator: TestClient;
let teacher: TestClient;
/** Reader of another school. */
let stranger: TestClient;
let articles: ReturnType<typeof articleFixture>;
beforeAll(async () => {
  ({ app, admin, school, operator, teacher, stranger } = await startContentApp());
  articles = articleFixture(school);
});
afterAll(() => app.close());

describe('schools', () => {
  test('see their own articles and those of the platform; data scope ALL sees every one', async () => {
    const own = await articles.published();
    const platform = await articles.published({}, operator);
    const seen = async (client: TestClient) => {
      const found = idsOf(await newsPage(client));
      return [own, platform].map((id) => found.includes(id));
    };
    expect([await seen(teacher), await seen(stranger), await seen(admin)]).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ]);
    expect(await failureOf(articles.detail(own, stranger))).toMatchObject(missing);
    expect(await articles.detail(platform, stranger)).toMatchObject({ companyId: '0', schoolName: '平台' });
  });

  test('do not see or change drafts of the platform or of another school', async () => {
    for (const [client, companyId] of [
      [operator, '0'],
      [admin, '3338'],
    ] as const) {
      const id = await articles.save({ companyId }, client);
      expect(idsOf(await newsPage(school))).not.toContain(id);
      await expectRefused(
        [articles.detail(id), articles.update(id, { version: 1 }), articles.publish(id), articles.remove(id)],
        missing,
      );
    }
  });

  test('cannot change what the platform has published; the people of the platform can', async () => {
    const id = await articles.published({}, operator);
    expect((await articles.detail(id)).allowedActions).toEqual([]);
    await expectRefused([articles.update(id, { version: 2 }), articles.withdraw(id), articles.remove(id)], forbidden);
    expect((await articles.detail(id, operator)).allowedActions).toEqual(['WITHDRAW']);
    await articles.withdraw(id, 2, operator);
  });

  test('name no other school; data scope ALL may', async () => {
    for (const companyId of ['0', '3338']) {
      expect(await failureOf(articles.save({ companyId }))).toMatchObject(forbidden);
      expect(await failureOf(newsPage(school, { companyId }))).toMatchObject(forbidden);
    }
    const id = await articles.published({ companyId: '3338' }, admin);
    expect(await articles.detail(id, stranger)).toMatchObject({ companyId: '3338' });
    const { records } = await newsPage(admin, { companyId: '3338' });
    expect(new Set(records.map(({ companyId }) => companyId))).toEqual(new Set(['3338']));
  });

  test('show an article with target roles to those roles only', async () => {
    const id = await articles.published({ targetRoles: ['dept_approver'] });
    const dean = await app.as('dean1', 'dept_approver');
    expect(await articles.detail(id, dean)).toMatchObject({ id });
    expect(idsOf(await newsPage(dean))).toContain(id);
    expect(await failureOf(articles.detail(id, teacher))).toMatchObject(missing);
    expect(idsOf(await newsPage(teacher))).not.toContain(id);
    expect(await failureOf(articles.view(id, teacher))).toMatchObject(missing);
  });
});

describe('channels', () => {
  test('do not reach each other’s articles', async () => {
    const id = await articles.save({}, admin);
    await expectRefused(
      [
        admin.help.updateHelpFaq({ path: { id }, body: { version: 1 } }),
        admin.help.publishHelpGuideline({ path: { id }, body: { version: 1, status: 'PUBLISHED' } }),
        admin.articles.deleteSystemAnnouncement({ path: { id } }),
        admin.articles.getLighthouseDetail({ path: { id } }),
      ],
      missing,
    );
    expect(idsOf(await admin.articles.queryLighthousePage({ query: { size: 200 } }))).not.toContain(id);
  });

  test('show drafts to those who edit that channel', async () => {
    const { id } = await operator.help.saveHelpFaq({ body: articleInput({ categoryCode: 'account' }) });
    const roles = roleFixture(app, admin);
    const menuIds = await roles.menusWith('content:news:update');
    const editor = await roles.holderOf({ dataScope: 'ALL', menuIds }, 'keeper1');
    expect(await failureOf(articles.detail(id, editor))).toMatchObject(missing);
    expect(await articles.detail(id, operator)).toMatchObject({ status: 'DRAFT', channel: 'FAQ' });
    expect(await articles.detail(await articles.save(), editor)).toMatchObject({ status: 'DRAFT', allowedActions: ['EDIT'] });
  });

  test('have what belongs to them: steps, pop-up, case data', async () => {
    const steps = [{ title: 'One', content: 'Do it' }];
    const guideline = await school.help.saveHelpGuideline({ body: { ...articleInput(), steps } });
    expect((await articles.detail(guideline.id)).steps).toEqual([{ title: 'One', content: 'Do it', routeName: null }]);
    await school.help.updateHelpGuideline({ path: guideline, body: { version: 1, steps: [] } });
    expect((await articles.detail(guideline.id)).steps).toEqual([]);
    const announcement = await operator.articles.saveSystemAnnouncement({ body: { ...articleInput(), popup: true } });
    expect(await articles.detail(announcement.id, operator)).toMatchObject({ popup: true, channel: 'SYSTEM_ANNOUNCEMENT' });
    const officer = await app.as('officer1', 'procurement_officer');
    const values = { caseAmount: '12.50', caseSavingRate: '100.00' };
    const lighthouse = await officer.articles.saveLighthouse({
      body: { ...articleInput({ categoryCode: 'service' }), ...values },
    });
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
