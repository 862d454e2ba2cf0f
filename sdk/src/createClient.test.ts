import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { routes } from './generated/routes.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

describe('a call', () => {
  test('goes to the path of its operation and gives the data of the envelope', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, { id: 'r1' }));
    const client = createClient({ baseUrl, fetch });
    const role = await client.call('queryRoleDetail', { path: { id: 'a/b c' } });
    expect(role).toEqual({ id: 'r1' });
    expect(seen[0]).toMatchObject({ method: 'GET', redirect: 'error' });
    expect(seen[0]?.url.href).toBe(`${baseUrl}/sys/role/queryRoleDetail/a%2Fb%20c`);
  });

  test('by tag is the same call', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, true));
    const client = createClient({ baseUrl, fetch });
    const changes = { id: 'r1', version: 3, status: 'DISABLED' } as const;
    expect(await client.roles.updateRole({ body: changes })).toBe(true);
    expect(seen[0]).toMatchObject({ method: 'PUT', body: changes });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(client.roles.updateRole).toBe(client.roles.updateRole);
  });

  test('leaves the content type that the caller names', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, true));
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    await createClient({ baseUrl, fetch }).call('updateRole', { body: { id: 'r1', version: 3 } }, { headers });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('sends no content type without a body', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, []));
    await createClient({ baseUrl, fetch }).session.getUserMenu();
    expect(seen[0]?.headers.has('content-type')).toBe(false);
  });

  test.each([0, '0'])('succeeds with code %j', async (code) => {
    const { fetch } = stubFetch(() => envelope(code, [1]));
    expect(await createClient({ baseUrl, fetch }).call('getUserMenu')).toEqual([1]);
  });

  test.each([1, '1', '500', '', '00', 4004])('fails with code %j, and the error keeps it as it was written', async (code) => {
    const { fetch } = stubFetch(() => envelope(code, { captchaRequired: true }, { msg: 'no' }));
    const call = createClient({ baseUrl, fetch }).call('getUserMenu');
    await expect(call).rejects.toMatchObject({ name: 'BusinessError', code, msg: 'no', message: 'no', status: 200 });
  });

  test('drops empty query values and repeats the name of a list', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, []));
    const query = { current: 0, size: 10, roleName: '', status: undefined, companyId: null, sort: ['a', '', 'b'], x: false };
    await createClient({ baseUrl, fetch }).call('queryRolePage', { query } as object);
    expect(seen[0]?.url.search).toBe('?current=0&size=10&sort=a&sort=b&x=false');
  });

  test('asks for the token and the language anew each time', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0));
    const tokens = ['t1', null, undefined, 't2'];
    const languages = ['zh-CN', 'en-US'];
    const client = createClient({ baseUrl, fetch, token: () => tokens.shift(), language: () => languages.shift() ?? 'en-US' });
    for (let i = 0; i < 4; i++) await client.call('getCaptcha');
    expect(seen.map(({ headers }) => headers.get('sdscmall-bidding'))).toEqual(['Bearer t1', null, null, 'Bearer t2']);
    expect(seen.map(({ headers }) => headers.get('accept-language'))).toEqual(['zh-CN', 'en-US', 'en-US', 'en-US']);
  });

  test('carries the headers of the client, of the call and the idempotency key', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0));
    const client = createClient({ baseUrl, fetch, headers: { 'X-App': 'web', 'X-Both': 'client' } });
    await client.call('getCaptcha', {}, { headers: { 'X-Both': 'call' }, idempotencyKey: 'key-12345678' });
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
      'x-app': 'web',
      'x-both': 'call',
      'idempotency-key': 'key-12345678',
    });
  });

  test('uses the global fetch of the moment, so that a mock may come later', async () => {
    const client = createClient({ baseUrl });
    const { fetch, seen } = stubFetch(() => envelope(0, 'late'));
    vi.stubGlobal('fetch', fetch);
    expect(await client.call('logout')).toBe('late');
    expect(seen).toHaveLength(1);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a page', () => {
  const records = [{ id: '1' }, { id: '2' }];

  test('arrives as the server sent it', async () => {
    const page = { records, total: 12, current: 2, size: 2 };
    const { fetch } = stubFetch(() => envelope(0, page));
    expect(await createClient({ baseUrl, fetch }).call('queryRolePage')).toEqual(page);
  });

  test('is made of a bare array', async () => {
    const { fetch } = stubFetch(() => envelope(0, records));
    const page = await createClient({ baseUrl, fetch }).call('queryRolePage');
    expect(page).toEqual({ records, total: 2, current: 1, size: 2 });
  });

  test('is not made of the list of an operation that has no pages', async () => {
    const { fetch } = stubFetch(() => envelope(0, records));
    expect(await createClient({ baseUrl, fetch }).call('queryRoleList')).toEqual(records);
  });
});

describe('the client', () => {
  test('has every operation of the description under its tag', () => {
    const client = createClient({ baseUrl });
    for (const [tag, group] of Object.entries(routes)) {
      expect(Object.keys(client[tag as keyof typeof routes])).toEqual(Object.keys(group));
    }
    expect(Object.keys(client)).toEqual(['call', 'list', 'raw', 'baseUrl', ...Object.keys(routes)]);
  });

  test('refuses an operation that is not described', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0));
    const client = createClient({ baseUrl, fetch });
    for (const id of ['getEverything', 'constructor', '__proto__', 'session']) {
      await expect(client.call(id as 'logout')).rejects.toMatchObject({
        name: 'ConfigurationError',
        message: `no operation "${id}"`,
      });
    }
    expect(seen).toHaveLength(0);
  });

  test('hands out openapi-fetch, which carries the token, drops empty query values and refuses bad paths', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0));
    const { raw } = createClient({ baseUrl, fetch, token: 't1' });
    const seenByMiddleware: string[] = [];
    raw.use({
      onRequest({ request }) {
        seenByMiddleware.push(`${request.method} ${request.url}`);
        request.headers.set('X-Trace', 'abc');
        return request;
      },
    });
    const { data } = await raw.GET('/sys/role/queryRolePage', {
      params: { query: { roleName: '', size: 5 } },
      cache: 'no-store',
    });
    expect(data).toMatchObject({ code: 0 });
    expect(seenByMiddleware).toEqual([`GET ${baseUrl}/sys/role/queryRolePage?size=5`]);
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ 'sdscmall-bidding': 'Bearer t1', 'x-trace': 'abc' });
    expect(seen[0]?.redirect).toBe('error');
    const bad = raw.GET('/sys/role/queryRoleDetail/{id}', { params: { path: { id: '..' } } });
    await expect(bad).rejects.toMatchObject({ name: 'ConfigurationError' });
  });

  test('sends a body through openapi-fetch as well', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0));
    await createClient({ baseUrl, fetch }).raw.POST('/sys/menu/menuTree', { body: { sysCode: 'bidding' } });
    expect(seen[0]).toMatchObject({ method: 'POST', body: { sysCode: 'bidding' } });
  });
});
