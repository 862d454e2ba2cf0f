import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { createMockApi } from './createMockApi.ts';
import { families } from './families.ts';
import type { Scenario } from './mockTypes.ts';

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

const page = (id: 'queryRolePage', query: object = {}) => client.call(id, { query: { size: 200, ...query } });

describe('entities that the description lets create, read, update and delete', () => {
  test('are found by the names of their operations', () => {
    const found = families.map(({ page: id }) => id);
    expect(found).toEqual(expect.arrayContaining(['queryRolePage', 'queryContactPage', 'queryNewsPage', 'queryProductPage']));
    expect(found).toHaveLength(14);
    expect(families.find(({ save }) => save === 'saveNews')).toMatchObject({ publish: 'publishNews', remove: 'deleteNews' });
  });

  test.each(families.map((family) => [family.page, family] as const))(
    '%s: many rows, each as described and its own',
    async (id, family) => {
      token = api.signIn();
      // Entries are those of one type.
      const query = id === 'queryDictEntryPage' ? { dictType: api.example('queryDictEntryPage').records[0]?.dictType } : {};
      const { records, total } = (await page(id as 'queryRolePage', query)) as {
        records: Record<string, unknown>[];
        total: number;
      };
      expect(records).toHaveLength(total);
      expect(total).toBeGreaterThanOrEqual(30);
      for (const field of ['id', ...family.unique]) expect(new Set(records.map((row) => row[field])).size).toBe(total);
    },
  );

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
