import { describe, expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { downloadFetch, fileNameOf } from './download.ts';
import { ValidationError } from './errors.ts';
import { iterate } from './iterate.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

describe('withResponse', () => {
  test('gives everything around the data', async () => {
    const { fetch } = stubFetch(() => envelope(0, ['a'], { msg: 'fine', headers: { 'X-Request-Id': 'req-7' } }));
    const answer = await createClient({ baseUrl, fetch }).session.getUserMenu().withResponse();
    expect(answer).toMatchObject({
      data: ['a'],
      envelope: { code: 0, msg: 'fine', data: ['a'] },
      requestId: 'req-7',
      attempts: 1,
    });
    expect(answer.response.status).toBe(200);
  });

  test('rejects as the call does, and nothing is left unhandled', async () => {
    const { fetch } = stubFetch(() => envelope(4004));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await expect(createClient({ baseUrl, fetch }).call('getUserMenu').withResponse()).rejects.toMatchObject({ code: 4004 });
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

/** Returns a client of a list with `count` rows, as pages or as a bare array, and the queries that it was asked. */
function listOf(count: number, answer: 'pages' | 'array' | 'the first page' | 'no end' | 'nothing' = 'pages') {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    const { searchParams } = new URL(url);
    asked.push(searchParams.toString());
    const rows = Array.from({ length: count }, (_, id) => ({ id }));
    if (answer === 'array') return envelope(0, rows);
    const [current, size] = [Number(searchParams.get('current')), Number(searchParams.get('size'))];
    if (answer === 'nothing') return envelope(0, { records: [], total: 50 });
    if (answer === 'no end') return envelope(0, { records: [{ id: current }], total: current * size + 1 });
    const start = answer === 'pages' ? (current - 1) * size : 0;
    return envelope(0, { records: rows.slice(start, start + size), total: count });
  };
  return { client: createClient({ baseUrl, fetch }), asked };
}

async function take(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = [];
  for await (const row of rows) taken.push(row);
  return taken;
}

describe('iterate', () => {
  test('takes all pages and keeps the filter', async () => {
    const { client, asked } = listOf(5);
    const rows = iterate(client, 'queryRolePage', { query: { status: 'ENABLED' } }, { pageSize: 2 });
    expect(await take(rows)).toEqual([0, 1, 2, 3, 4].map((id) => ({ id })));
    expect(asked).toEqual([1, 2, 3].map((page) => `status=ENABLED&current=${page}&size=2`));
  });

  test('takes a bare array as all there is', async () => {
    const { client, asked } = listOf(3, 'array');
    expect(await take(iterate(client, 'queryRolePage'))).toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  test('asks for a page only when the rows before it have been taken, and for no more than wanted', async () => {
    const { client, asked } = listOf(9);
    expect(await take(iterate(client, 'queryRolePage', {}, { pageSize: 2, maxItems: 3 }))).toHaveLength(3);
    expect(asked).toHaveLength(2);
    for await (const _ of iterate(client, 'queryRolePage', {}, { pageSize: 2 })) break;
    expect(asked).toHaveLength(3);
    expect(await take(iterate(client, 'queryRolePage', {}, { maxItems: 0 }))).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  test('ends at an empty page, whatever the total says', async () => {
    const { client, asked } = listOf(0, 'nothing');
    expect(await take(iterate(client, 'queryRolePage'))).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('fails when the server gives the same page again instead of the next', async () => {
    const { client, asked } = listOf(9, 'the first page');
    await expect(take(iterate(client, 'queryRolePage', {}, { pageSize: 2 }))).rejects.toMatchObject({ name: 'ParseError' });
    expect(asked).toHaveLength(2);
  });

  test('fails when the list does not end', async () => {
    const { client, asked } = listOf(1, 'no end');
    const rows = iterate(client, 'queryRolePage', {}, { maxPages: 7 });
    await expect(take(rows)).rejects.toMatchObject({ name: 'ConfigurationError', message: expect.stringContaining('7 pages') });
    expect(asked).toHaveLength(7);
  });
});

describe('client.list', () => {
  test('reads a page by its path, from 1 and with 10 rows unless another one is asked for', async () => {
    const { client, asked } = listOf(23);
    expect(await client.list({ path: '/any/list', query: { keyword: '' } })).toMatchObject({
      records: { length: 10 },
      total: 23,
    });
    expect(await client.list({ path: '/any/list', query: { current: 3 } })).toMatchObject({ records: { length: 3 } });
    expect(asked).toEqual(['current=1&size=10', 'current=3&size=10']);
  });

  test('reads a bare array as a page, and sends method and body as they are given', async () => {
    const { fetch, seen } = stubFetch(() => envelope(0, [1, 2]));
    const client = createClient({ baseUrl, fetch, token: 't1' });
    const page = await client.list<number>({ path: '/any/list', method: 'POST', body: { tree: true } });
    expect(page).toMatchObject({ records: [1, 2], total: 2 });
    expect(seen[0]).toMatchObject({ method: 'POST', body: { tree: true } });
    expect(seen[0]?.headers.get('sdscmall-bidding')).toBe('Bearer t1');
  });

  test.each([
    '',
    'any/list',
    '//evil.example/list',
    'https://evil.example/list',
    '@evil.example/list',
    '.evil.example/list',
    '/any/../../list',
    '/any/%2e%2e/list',
    '/any\\..\\list',
    '/any?token=1',
    '/any#list',
    '/any/..',
    '/any list',
  ])('refuses the path %j before anything is sent', async (path) => {
    const { client, asked } = listOf(1);
    await expect(client.list({ path })).rejects.toMatchObject({ name: 'ConfigurationError', operationId: null });
    expect(asked).toEqual([]);
  });

  test('rejects and tells of a refused token as every call does', async () => {
    const { fetch } = stubFetch(() => envelope(401, null, { status: 401 }));
    const onUnauthorized = vi.fn();
    const client = createClient({ baseUrl, fetch, token: 't1', onUnauthorized });
    await expect(client.list({ path: '/any/list' })).rejects.toMatchObject({ name: 'UnauthorizedError', operationId: null });
    expect(onUnauthorized).toHaveBeenCalledWith({ operationId: null, token: 't1' });
  });
});

describe('validate', () => {
  test('is shown the data of a success, and what it throws rejects the call', async () => {
    const { fetch } = stubFetch(() => envelope(0, ['a'], { headers: { 'X-Request-Id': 'req-7' } }));
    const client = createClient({
      baseUrl,
      fetch,
      validate(operationId, data, response) {
        throw new ValidationError(`${JSON.stringify(data)} is wrong`, { operationId, response });
      },
    });
    await expect(client.call('getUserMenu')).rejects.toMatchObject({
      name: 'ValidationError',
      message: 'getUserMenu: ["a"] is wrong',
      requestId: 'req-7',
    });
  });

  test('is not asked about a refusal', async () => {
    const validate = vi.fn();
    let code = 0;
    const { fetch } = stubFetch(() => envelope(code, []));
    const client = createClient({ baseUrl, fetch, validate });
    expect(await client.call('getUserMenu')).toEqual([]);
    code = 4004;
    await expect(client.call('getUserMenu')).rejects.toMatchObject({ name: 'BusinessError' });
    expect(validate).toHaveBeenCalledTimes(1);
  });
});

describe('a file', () => {
  const named = (disposition: string) => fileNameOf(new Response('', { headers: { 'Content-Disposition': disposition } }));

  test.each([
    ["attachment; filename*=UTF-8''%E9%87%87%E8%B4%AD%20%281%29.xlsx", '采购 (1).xlsx'],
    [`attachment; filename="plain.pdf"; filename*=utf-8''%E9%87%87.pdf`, '采.pdf'],
    ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
    ['attachment; filename=plain.pdf', 'plain.pdf'],
    ['attachment; filename*=UTF-8\'\'%E9%8; filename="plain.pdf"', 'plain.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
    ['attachment; filename="C:\\\\temp\\\\a.pdf"', 'a.pdf'],
    ['attachment; filename=".."', null],
    ['inline', null],
  ])('that comes as %j is called %j', (disposition, name) => expect(named(disposition)).toBe(name));

  test('comes with its response, without an envelope, and tells how far it is', async () => {
    const content = new Uint8Array(300_000).fill(7);
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Length': '300000',
      'Content-Disposition': 'attachment; filename=a.pdf',
    };
    const { fetch } = stubFetch(() => new Response(content, { headers }));
    const told: [number, number | null][] = [];
    const input = { path: { id: 'f1' }, query: { expires: 1, signature: 'x' } };
    const client = createClient({ baseUrl });
    const options = { fetch: downloadFetch((...share) => told.push(share), fetch) };
    const { data, response, envelope: none } = await client.files.downloadFile(input, options).withResponse();
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(content);
    expect([fileNameOf(response), none]).toEqual(['a.pdf', null]);
    expect(told.at(-1)).toEqual([300_000, 300_000]);
  });

  test('that is compressed on the way has no known length', async () => {
    const { fetch } = stubFetch(() => new Response('abc', { headers: { 'Content-Length': '2', 'Content-Encoding': 'gzip' } }));
    const told: unknown[] = [];
    await (await downloadFetch((...share) => told.push(share), fetch)(`${baseUrl}/x`, {})).text();
    expect(told).toEqual([[3, null]]);
  });
});
