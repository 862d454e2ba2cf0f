import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUsers } from '#test/builders/manyRows.ts';
import { failureOf } from '#test/failureOf.ts';
import { QueryRecorder } from '#test/planOfKeys.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

const recorder = new QueryRecorder();
let app: TestApp;
let school: TestClient;
let teacher: TestClient;
let admin: TestClient;
beforeAll(async () => {
  app = await startApp({ plugin: recorder });
  school = await app.as('schooladmin', 'school_admin');
  teacher = await app.as('teacher1', 'purchaser');
  admin = await app.as('admin', 'admin');
});
afterAll(() => app.close());

const search = (client: TestClient, keyword: string) => client.home.searchRecords({ query: { keyword } });
/** What is found, as `kind title`. */
const titles = async (client: TestClient, keyword: string) =>
  (await search(client, keyword)).flatMap(({ kind, hits }) => hits.map(({ title }) => `${kind} ${title}`));

describe('a record is found', () => {
  test.each([
    ['USER', '王晓梅', '王晓', 'teacher1'],
    ['SUPPLIER', '望舒万象试剂有限公司', '万象试剂', '91990000ma0000133'],
    ['PROJECT', '移液枪头 1 mL 20 盒', '移液枪', undefined],
    ['BUDGET_CARD', '有机化学实验室捐赠基金72', '实验室捐赠基金72', 'jz2025-0172'],
    ['ARTICLE', '化学试剂集中采购案例', '试剂集中采购案例', undefined],
    ['DOCUMENT', '危险化学品采购管理规定', '化学品采购管理规定', undefined],
  ])('of kind %s: %s', async (kind, title, ...keywords) => {
    for (const keyword of keywords) {
      if (keyword !== undefined) expect(await titles(school, keyword)).toContain(`${kind} ${title}`);
    }
  });

  test('of kind PROJECT by name, number and payee', async () => {
    const { records } = await school.projects.queryProjectPage({ query: { scope: 'ALL', size: 200 } });
    const purchase = records.find(({ projectCode, payeeName }) => projectCode !== null && payeeName !== null);
    if (!purchase) throw new Error('The demo data have purchases with a number and a payee.');
    const { projectName, projectCode, payeeName, id, companyId, companyName } = purchase;
    const purchases = async (keyword: string) =>
      (await search(school, keyword)).find(({ kind }) => kind === 'PROJECT')?.hits ?? [];
    expect(await purchases(String(projectCode).toLowerCase())).toEqual([
      { id, title: projectName, code: projectCode, detail: payeeName, channel: null, companyId, schoolName: companyName },
    ]);
    // More purchases have the name than a group shows.
    expect((await purchases(projectName))[0]?.title).toBe(projectName);
    expect((await purchases(String(payeeName))).map(({ detail }) => detail)).toContain(payeeName);
    expect(await titles(await app.as('operator1', 'operator'), projectName)).not.toContain(`PROJECT ${projectName}`);
  });

  test('of kind STOCK by name, model and batch, with its store', async () => {
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    const { records } = await keeper.stock.queryStockPage({ query: { size: 200 } });
    const goods = records.find(({ batchNo, model }) => batchNo !== null && model !== null);
    if (!goods) throw new Error('The demo data have stocks with a model and a batch.');
    for (const keyword of [goods.itemName, String(goods.batchNo).toLowerCase()]) {
      const stocks = (await search(keeper, keyword)).find(({ kind }) => kind === 'STOCK')?.hits;
      expect(stocks).toContainEqual({
        id: goods.id,
        title: goods.itemName,
        code: goods.batchNo,
        detail: goods.warehouseName,
        channel: null,
        companyId: '1001',
        schoolName: '江海大学',
      });
    }
    expect((await search(keeper, String(goods.model))).map(({ kind }) => kind)).toContain('STOCK');
  });

  test('with what tells it from others and opens it', async () => {
    const [user] = await search(school, 'teacher1');
    const { records } = await school.users.querySchoolUserPage({ query: { keyword: 'teacher1' } });
    expect(user).toEqual({
      kind: 'USER',
      more: false,
      hits: [
        {
          id: records[0]?.id,
          title: '王晓梅',
          code: 'teacher1',
          detail: '有机化学实验室',
          channel: null,
          companyId: '1001',
          schoolName: '江海大学',
        },
      ],
    });
    const [articles] = await search(school, '化学试剂集中采购案例');
    expect(articles?.hits).toMatchObject([{ code: null, channel: 'LIGHTHOUSE' }]);
  });

  test('by a whole phone, which is not in the answer', async () => {
    const found = await search(school, '19900000103');
    expect(found[0]?.hits.map(({ code }) => code)).toEqual(['teacher1']);
    expect(JSON.stringify(found)).not.toMatch(/\b199[\d*]{8}/);
    expect(await search(school, '1990000010')).toEqual([]);
  });

  test('first if it is called exactly so, however many others have the keyword', async () => {
    await addUsers(app.database.db, 1_500);
    await app.database.db.updateTable('appUser').set({ name: '新人' }).where('id', '=', 'many1400').execute();
    const [users] = await search(school, '新人');
    expect(users).toMatchObject({ kind: 'USER', more: true });
    expect(users?.hits.map(({ title }) => title)).toEqual(['新人', ...Array(4).fill(expect.stringMatching(/^新人\d+$/))]);
    expect((await search(school, 'MANY140'))[0]?.hits[0]?.code).toBe('many140');
    await app.database.db.deleteFrom('appUser').where('id', 'like', 'many%').execute();
  });
});

/** The list of a kind, as far as it has the keyword. */
const lists: Record<Schemas['RecordKind'], (client: TestClient, keyword: string) => Promise<{ total: number; ids: string[] }>> = {
  USER: (client, keyword) => page(client.users.querySchoolUserPage({ query: { keyword, size: 200 } })),
  PROJECT: (client, keyword) => page(client.projects.queryProjectPage({ query: { scope: 'ALL', keyword, size: 200 } })),
  CONTRACT: (client, keyword) => page(client.contracts.queryContractPage({ query: { keyword, size: 200 } })),
  STOCK: (client, keyword) => page(client.stock.queryStockPage({ query: { keyword, size: 200 } })),
  SUPPLIER: (client, companyName) => page(client.company.queryAllSupplier({ query: { companyName, size: 200 } })),
  BUDGET_CARD: (client, keyword) => page(client.expenditure.queryExpenditurePage({ query: { keyword, size: 200 } })),
  NOTICE: (client, keyword) => page(client.announcements.queryAnnouncementPage({ query: { keyword, size: 200 } })),
  DOCUMENT: (client, docName) => page(client.documents.queryDownloadDocPage({ query: { docName, size: 200 } })),
  async ARTICLE(client, title) {
    const query = { title, size: 200 };
    const channels = await Promise.all([
      page(client.articles.queryNewsPage({ query })),
      page(client.articles.querySystemAnnouncementPage({ query })),
      page(client.articles.queryLighthousePage({ query })),
      page(client.help.queryHelpFaqPage({ query })),
      page(client.help.queryHelpGuidelinePage({ query })),
    ]);
    return { total: channels.reduce((sum, { total }) => sum + total, 0), ids: channels.flatMap(({ ids }) => ids) };
  },
};

async function page(listed: Promise<{ records: { id: string }[]; total: number }>) {
  const { records, total } = await listed;
  return { total, ids: records.map(({ id }) => id) };
}

describe('who finds what', () => {
  test.each([
    ['schooladmin', 'school_admin'],
    ['teacher1', 'purchaser'],
    ['dean1', 'dept_approver'],
    ['officer1', 'procurement_officer'],
    ['finance1', 'finance'],
    ['keeper1', 'warehouse_keeper'],
    ['auditor1', 'auditor'],
  ])('%s finds exactly what the lists of the role %s have', async (account, role) => {
    const client = await app.as(account, role);
    for (const keyword of ['化学', '江海', '王晓', '采购', '科研', '澜川', '手册']) {
      const found = await search(client, keyword);
      for (const [kind, list] of Object.entries(lists)) {
        const group = found.find((one) => one.kind === kind);
        const listed = await list(client, keyword).catch(() => ({ total: 0, ids: [] }));
        const label = `${kind} ${keyword}`;
        expect([label, group?.hits.length ?? 0, group?.more ?? false]).toEqual([
          label,
          Math.min(5, listed.total),
          listed.total > 5,
        ]);
        expect(listed.ids).toEqual(expect.arrayContaining(group?.hits.map(({ id }) => id) ?? []));
      }
    }
  });

  test('whoever may not list users, cards or suppliers finds none, not even by their codes', async () => {
    const keeper = await app.as('keeper1', 'warehouse_keeper');
    expect(await titles(school, '有机化学实验室捐赠基金72')).toEqual(['BUDGET_CARD 有机化学实验室捐赠基金72']);
    for (const keyword of ['keeper1', '19900000103', '有机化学实验室捐赠基金72', 'KY2025-0101']) {
      expect(await search(keeper, keyword)).toEqual([]);
    }
    expect(await search(teacher, 'teacher1')).toEqual([]);
    const inspector = await app.as('inspector1', 'inspector');
    expect((await search(inspector, '江海')).map(({ kind }) => kind)).not.toContain('USER');
  });

  test.each(['qiuyunfei', '91990000MA0000201N', '江海嘉实设备维修', 'KY2025-0125', '澜川大学账号启用通知', '学院耗材申购表'])(
    '%s of another school is found by the platform only, with its school',
    async (keyword) => {
      expect(await search(school, keyword)).toEqual([]);
      const [group] = await search(admin, keyword);
      expect(group?.hits).toHaveLength(1);
      expect(group?.hits[0]?.schoolName).not.toBe('江海大学');
    },
  );

  test('cards are those within the data scope', async () => {
    const dean = await app.as('dean1', 'dept_approver');
    const finance = await app.as('finance1', 'finance');
    const cards = async (client: TestClient, keyword: string) => (await titles(client, keyword)).length;
    // Of the teacher, of another laboratory of the college, of another college.
    const numbers = ['KY2025-0101', 'GY2025-0111', 'KY2025-0107'];
    const seen = async (client: TestClient) => Promise.all(numbers.map((number) => cards(client, number)));
    expect([await seen(teacher), await seen(dean), await seen(finance)]).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
  });

  test('suppliers that wait for review are found by reviewers only, and drafts by those who write', async () => {
    const officer = await app.as('officer1', 'procurement_officer');
    for (const keyword of ['云沂中合生物科技', '91990000MA0000104A']) {
      expect(await titles(officer, keyword)).toEqual(['SUPPLIER 云沂中合生物科技有限公司']);
      expect(await titles(teacher, keyword)).toEqual([]);
    }
    expect(await titles(school, '服务器采购项目验收')).toEqual(['ARTICLE 计算机学院服务器采购项目验收']);
    expect(await titles(teacher, '服务器采购项目验收')).toEqual([]);
  });

  test('purchases are found by name and number, by those who see them', async () => {
    const { id, projectCode } =
      (await teacher.projects.queryProjectPage({ query: { scope: 'MINE', status: 'ARCHIVED' } })).records[0] ?? {};
    const [group] = await search(teacher, String(projectCode));
    expect(group).toMatchObject({ kind: 'PROJECT', hits: [{ id, code: projectCode }] });
    expect((await search(await app.as('finance1', 'finance'), String(projectCode)))[0]?.hits).toHaveLength(1);
    const stranger = await app.as('keeper1', 'warehouse_keeper');
    expect(await search(stranger, String(projectCode))).toEqual([]);
    const draft = await teacher.projects.saveProject({ body: { projectName: '尚未提交的滤膜' } });
    expect(await titles(teacher, '未提交的滤膜')).toEqual(['PROJECT 尚未提交的滤膜']);
    expect(await titles(admin, '未提交的滤膜')).toEqual([]);
    await teacher.projects.deleteProject({ path: { id: draft.id } });
  });

  test('documents for another role are not found', async () => {
    expect(await titles(school, '库管员操作手册')).toEqual(['DOCUMENT 库管员操作手册']);
    expect(await titles(teacher, '库管员操作手册')).toEqual([]);
  });
});

describe('a keyword', () => {
  test('has no wildcards', async () => {
    for (const keyword of ['%%', '__', '王%', '王_梅', '\\\\', '%试剂'])
      expect([keyword, await search(admin, keyword)]).toEqual([keyword, []]);
    await school.articles.saveNews({ body: { title: '节约100%_的\\经费', content: '<p>x</p>', categoryCode: 'campus_news' } });
    for (const keyword of ['100%_', '%_的', '的\\经'])
      expect(await titles(school, keyword)).toEqual(['ARTICLE 节约100%_的\\经费']);
  });

  test.each(['王', 'x'.repeat(51)])('of another length than 2 to 50 characters is refused (%s)', async (keyword) => {
    expect(await failureOf(search(school, keyword))).toMatchObject({ code: 4000 });
  });
});

test('all kinds are searched in one statement beside that of the session', async () => {
  await search(school, '试剂');
  recorder.carriedOut = 0;
  await search(school, '化学');
  expect(recorder.carriedOut).toBe(2);
});
