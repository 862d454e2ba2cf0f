import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { contract } from '../generated/contract.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../operationTypes.ts';
import { createMockApi } from './createMockApi.ts';
import { families } from './families.ts';
import type { Scenario } from './mockTypes.ts';
import type { Row } from './seedRows.ts';

const api = createMockApi({ rows: 30 });
const server = setupServer(...api.handlers);
let token: string | null = null;
const client = createClient({ baseUrl: 'http://campus.example/api', token: () => token });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  try {
    api.assertNoFailures();
  } finally {
    api.reset();
  }
});
afterAll(() => server.close());

describe('entities that the description lets create, read, update and delete', () => {
  test('are found by the names of their operations', () => {
    const found = families.map(({ lists: [first] }) => first);
    expect(found).toEqual(
      expect.arrayContaining(['queryRolePage', 'querySchoolUserPage', 'getLocalDeptTree', 'listApplyComments']),
    );
    expect(families.find(({ save }) => save === 'saveNews')).toMatchObject({
      changes: ['updateNews', 'publishNews'],
      remove: 'deleteNews',
    });
    expect(families.find(({ save }) => save === 'createUser')).toMatchObject({
      lists: ['querySchoolUserPage', 'listUsersSimple'],
      detail: 'getUserDetail',
      changes: ['updateUser', 'updateUserStatus'],
    });
    // Every entity that can be created and deleted is kept, except those that belong to another one.
    const deletable = Object.keys(contract).flatMap((id) => /^(?:delete|remove)(\w+)$/.exec(id)?.[1] ?? []);
    const kept = families.map(({ remove }) => remove.replace(/^(delete|remove)/, ''));
    expect(deletable.filter((entity) => !kept.includes(entity))).toEqual(['MessageSceneRelation']);
  });

  /** Returns all rows of a page, list or tree. */
  async function rowsOf(id: OperationId): Promise<Row[]> {
    // Dictionary entries are read by type, menus by system.
    const input = {
      queryDictEntryPage: { query: { size: 200, dictType: api.example('queryDictEntryPage').records[0]?.dictType } },
      queryProjectPage: { query: { size: 200, scope: 'ALL' } },
      queryMenuTree: { body: { sysCode: 'bidding' } },
    }[id as string] ?? { query: contract[id].paged ? { size: 200 } : {} };
    const answer = (await client.call(id as 'queryRolePage', input as object)) as unknown as { records: Row[] } | Row[];
    const flat = (rows: Row[]): Row[] => rows.flatMap((row) => [row, ...flat((row.children ?? []) as Row[])]);
    return flat(Array.isArray(answer) ? answer : answer.records);
  }

  test.each(families.map((family) => [family.lists[0], family] as const))(
    '%s: many rows, each as described and its own',
    async (id, family) => {
      token = api.signIn();
      const rows = await rowsOf(id);
      expect(rows.length).toBeGreaterThanOrEqual(30);
      for (const field of ['id', ...family.unique]) expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
    },
  );

  /** Replacements where the example of a creation is already taken by a row of the mock. */
  const untaken: Record<string, object> = {
    saveRole: { roleName: 'Archivist', roleCode: 'archivist' },
    saveCharacter: { paramKey: 'newSwitch' },
    saveDownloadDoc: { docName: 'Another form' },
    saveExpenditure: { cardNo: 'KY2026001' },
  };

  test.each(families.map(({ save, lists, remove }) => [save, lists, remove] as const))(
    'what %s has made stands in every list, until it is deleted',
    async (save, lists, remove) => {
      token = api.signIn();
      const body: Row = { ...(examples[save].request as Row) };
      Object.assign(body, untaken[save as string]);
      const { id } = await client.call(save as 'saveRole', { body } as never);
      const ids = async () => Promise.all(lists.map(async (list) => (await rowsOf(list)).some((row) => row.id === id)));
      expect(await ids()).toEqual(lists.map(() => true));
      expect(await client.call(remove as 'deleteRole', { path: { id } })).toBe(true);
      expect(await ids()).toEqual(lists.map(() => false));
    },
  );

  test('a tree: what is new hangs below its parent, is found with those above it, and neither moves nor goes while others hang on it', async () => {
    token = api.signIn();
    const { departments } = client;
    const dept = { deptCode: '1399', deptType: 1, campus: null } as const;
    const [root] = await departments.getLocalDeptTree();
    const parentId = String(root?.id);
    const college = await departments.createDept({ body: { ...dept, deptName: 'College of maps', parentId } });
    const body = { ...dept, deptCode: '139901', deptName: 'Globes', parentId: college.id };
    const unit = await departments.createDept({ body });
    const found = await departments.getLocalDeptTree({ query: { deptName: 'globe' } });
    expect(found).toMatchObject([{ id: parentId, children: [{ id: college.id, children: [{ id: unit.id, children: [] }] }] }]);
    expect([found[0]?.children, found[0]?.children[0]?.children].map((below) => below?.length)).toEqual([1, 1]);

    const moved = departments.updateDept({ body: { id: college.id, version: 1, parentId: unit.id } });
    await expect(moved).rejects.toMatchObject({ fieldErrors: [{ field: 'parentId', rule: 'cycle' }] });
    await expect(departments.deleteDept({ path: { id: college.id } })).rejects.toMatchObject({ code: 4205 });
    await departments.updateDept({ body: { id: unit.id, version: 1, parentId } });
    expect(await departments.deleteDept({ path: { id: college.id } })).toBe(true);
  });

  test('phones of users are masked in the page and whole in the detail, and a status is changed on its own', async () => {
    token = api.signIn();
    const { users } = client;
    const [user] = (await users.querySchoolUserPage()).records;
    const path = { id: String(user?.id) };
    expect(user?.phone).toMatch(/^199\*{4}\d{4}$/);
    expect((await users.getUserDetail({ path })).phone).toMatch(/^199\d{8}$/);
    expect(await users.updateUserStatus({ body: { ...path, status: 'LOCKED' } })).toBe(true);
    expect(await users.getUserDetail({ path })).toMatchObject({ status: 'LOCKED', version: Number(user?.version) + 1 });
  });

  test('a comment is made and changed by the same operation', async () => {
    token = api.signIn();
    const { saveApplyComment, listApplyComments } = client.approvalComments;
    const body = { content: 'Fine.', commentType: 'APPROVE', scope: 'PERSONAL' } as const;
    const { id } = await saveApplyComment({ body });
    expect(await saveApplyComment({ body: { ...body, id, version: 1, content: 'Very fine.' } })).toEqual({ id });
    expect((await listApplyComments()).filter((row) => row.id === id)).toMatchObject([{ content: 'Very fine.', version: 2 }]);
  });

  test('sums of a page are those of its rows', async () => {
    token = api.signIn();
    const { records, sum } = await client.call('queryExpenditurePage', { query: { size: 200 } });
    const cents = records.reduce((all, { availableAmount }) => all + Math.round(Number(availableAmount) * 100), 0);
    expect(sum.availableAmount).toBe((cents / 100).toFixed(2));
  });

  test('people have names and numbers of their own', async () => {
    token = api.signIn();
    const { records } = await client.contacts.queryContactPage({ query: { size: 200 } });
    expect(new Set(records.map(({ contactName }) => contactName)).size).toBeGreaterThan(15);
    for (const { contactName, phone } of records) expect(`${contactName} ${phone}`).toMatch(/^[\u4e00-\u9fff]{2,4} 1\d{10}$/);
  });

  test('a keyword is looked for in every text of a row', async () => {
    token = api.signIn();
    const [row] = (await client.contacts.queryContactPage({ query: { size: 200 } })).records;
    const { records } = await client.contacts.queryContactPage({ query: { keyword: String(row?.phone) } });
    expect(records).toMatchObject([{ id: row?.id }]);
  });

  test('rows that a test shows instead may be changed too, others are unknown', async () => {
    token = api.signIn();
    const change = () => client.articles.publishNews({ path: { id: 'mine' }, body: { version: 9, status: 'PUBLISHED' } });
    await expect(change()).rejects.toMatchObject({ code: 4004 });
    api.override('queryNewsPage', api.example('queryNewsPage'), { once: true });
    expect(await change()).toBe(true);
    api.reset();
    token = api.signIn();
    await expect(change()).rejects.toMatchObject({ code: 4004 });
  });
});

describe('scenarios', () => {
  const outcome = (call: Promise<unknown>) => call.then(JSON.stringify, ({ name, code }) => `${name} ${code}`);

  test.each<[Scenario, string, string, string]>([
    ['normal', 'records', 'menu', 'token'],
    ['offline', 'NetworkError null', 'NetworkError null', 'NetworkError null'],
    ['unauthorized', 'UnauthorizedError 401', 'UnauthorizedError 401', 'token'],
    ['businessFailure', 'BusinessError 5000', 'menu', 'token'],
    ['empty', '{"records":[],"total":0,', 'menu', 'token'],
  ])('%s: lists, menu and login', async (scenario, list, menu, login) => {
    token = api.signIn();
    api.play(scenario);
    expect(await outcome(client.roles.queryRolePage())).toContain(list);
    expect(await outcome(client.session.getUserMenu())).toContain(menu === 'menu' ? 'routeName' : menu);
    const body = { username: 'teacher1', password: 'Seed@2026' };
    expect(await outcome(client.session.login({ body }))).toContain(login === 'token' ? 'access_token' : login);
    api.reset();
    token = api.signIn();
    expect(await outcome(client.roles.queryRolePage())).toContain('records');
  });

  test('slow: two seconds, unless an override says otherwise', async () => {
    token = api.signIn();
    api.play('slow');
    api.override('getInfo', api.example('getInfo'), { delayMs: 0 });
    await expect(client.call('getInfo')).resolves.toBeDefined();
    await expect(client.call('getUserMenu', {}, { timeoutMs: 300 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('an override stands above them', async () => {
    token = api.signIn();
    api.play('offline');
    api.override('getUserMenu', []);
    expect(await client.call('getUserMenu')).toEqual([]);
  });
});
