import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import type { Reading } from './readForm.ts';
import { validate } from './validate.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await startApp();
  user = await app.as('schooladmin', 'school_admin');
});
afterAll(() => app.close());

const headers = () => ({
  'sdscmall-bidding': `Bearer ${user.token}`,
  'accept-language': 'en',
  'content-type': 'application/json',
});
const role = { roleName: 'A role', roleCode: 'a_role', dataScope: 'SELF', menuIds: [] };

async function answerTo(path: string, init?: RequestInit) {
  const response = await app.send(path, { ...init, headers: { ...headers(), ...init?.headers } });
  return { status: response.status, ...(await response.json()) };
}
const page = (query: string) => answerTo(`/sys/role/queryRolePage${query}`);
const post = (path: string, body: unknown) =>
  answerTo(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const save = (body: unknown) => post('/sys/role/saveRole', body);
const refused = (...errors: object[]) => ({ status: 400, code: 4000, msg: 'Some values are not valid.', data: { errors } });

test.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-03-02', 'now'])(
  'a time that no database can store is refused: %s',
  async (time) => {
    const admin = await app.as('admin', 'admin');
    const answer = await answerTo(`/task/page?executeTimeStart=${time}`, {
      headers: { 'sdscmall-bidding': `Bearer ${admin.token}` },
    });
    expect(answer).toMatchObject({ status: 400, data: { errors: [{ field: 'executeTimeStart', rule: 'format' }] } });
  },
);

test.each([
  ['?size=201', { field: 'size', rule: 'maximum', params: { limit: 200 }, message: 'Enter 200 or less.' }],
  ['?current=0', { field: 'current', rule: 'minimum', params: { limit: 1 }, message: 'Enter 1 or more.' }],
  ['?size=ten', { field: 'size', rule: 'type', params: { type: 'integer' }, message: 'Enter a value of type integer.' }],
  ['?size=1.5', { field: 'size', rule: 'type', params: { type: 'integer' }, message: 'Enter a value of type integer.' }],
  [
    '?status=GONE',
    { field: 'status', rule: 'enum', params: { allowed: 'ENABLED, DISABLED' }, message: 'Choose one of: ENABLED, DISABLED.' },
  ],
  [
    '?companyId=abc',
    { field: 'companyId', rule: 'pattern', params: { pattern: '^\\d{1,10}$' }, message: 'Enter a value in the correct format.' },
  ],
  ['?order=asc', { field: 'order', rule: 'unknown', params: {}, message: 'This field is not supported.' }],
  ['?size=10&size=20', { field: 'size', rule: 'repeated', params: {}, message: 'Send this parameter only once.' }],
  [
    '?roleName=a%00b',
    { field: 'roleName', rule: 'characters', params: {}, message: 'Remove the characters that are not supported.' },
  ],
  [
    `?roleName=${'é'.repeat(31)}`,
    { field: 'roleName', rule: 'maxLength', params: { limit: 30 }, message: 'Enter at most 30 characters.' },
  ],
])('the query %s is refused with field and rule', async (query, error) => {
  expect(await page(query)).toEqual(refused(error));
});

test('all errors are named at once', async () => {
  const { data } = await page('?size=0&current=x&what=ever');
  expect(data.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['current', 'size', 'what']);
});

describe('a list that is answered whole', () => {
  const whole = Object.values(contract).filter(
    ({ data, retry }) => (data as { type?: string }).type === 'array' && retry === 'safe',
  );

  test('takes the page that a generic list call asks for, and is answered whole all the same', async () => {
    const list = (query: string) => answerTo(`/sys/role/queryRoleList${query}`);
    const all = await list('');
    expect(all.data.length).toBeGreaterThan(1);
    for (const query of ['?current=1&size=1', '?current=3', '?size=x&size=y']) expect(await list(query)).toEqual(all);
    const told = { sysCode: 'bidding' };
    expect(await post('/sys/menu/menuTree?current=1&size=10', told)).toEqual(await post('/sys/menu/menuTree', told));
  });

  test.each(whole.map((operation) => [operation.id, operation] as const))(
    '%s refuses other parameters',
    async (_id, operation) => {
      const isPost = operation.method === 'POST';
      const asked = new Request(`http://server${operation.path}?current=2&size=1&order=asc`, {
        method: operation.method,
        headers: { 'content-type': 'application/json' },
        ...(isPost && { body: JSON.stringify({ sysCode: 'bidding' }) }),
      });
      const path = operation.path.includes('{') ? { type: 'unit', id: 'a', dictType: 'unit' } : {};
      const refusal = await validate(operation, asked, path, {} as Reading).catch((failure) => failure.details.errors);
      expect(refusal).toContainEqual({ field: 'order', rule: 'unknown' });
      expect(refusal.filter(({ field }: { field: string }) => ['current', 'size'].includes(field))).toEqual([]);
    },
  );

  test('what answers no list refuses them', async () => {
    expect(await answerTo('/api/supp/auth/getInfo?current=1')).toMatchObject(refused({ field: 'current', rule: 'unknown' }));
  });
});

test('empty query values count as not given', async () => {
  expect(await page('?roleName=&status=&size=&current=')).toMatchObject({ code: 0, data: { current: 1, size: 10 } });
});

test.each([
  ['a missing field', { ...role, roleName: undefined }, { field: 'roleName', rule: 'required' }],
  ['an unknown field', { ...role, id: 'mine' }, { field: 'id', rule: 'unknown' }],
  ['a number for a string', { ...role, roleName: 5 }, { field: 'roleName', rule: 'type', params: { type: 'string' } }],
  ['null', { ...role, remark: null }, { field: 'remark', rule: 'type', params: { type: 'string' } }],
  ['a wrong item', { ...role, menuIds: ['ok', 'not ok!'] }, { field: 'menuIds.1', rule: 'pattern' }],
  ['an item twice', { ...role, menuIds: ['a', 'a'] }, { field: 'menuIds', rule: 'uniqueItems' }],
  [
    'too many items',
    { ...role, menuIds: Array.from({ length: 2001 }, (_, index) => `id-${index}`) },
    { field: 'menuIds', rule: 'maxItems' },
  ],
  ['an unpaired surrogate', { ...role, remark: 'a\ud800b' }, { field: 'remark', rule: 'characters' }],
  ['NUL', { ...role, remark: 'a\0b' }, { field: 'remark', rule: 'characters' }],
  ['no object', 'null', { field: '', rule: 'type', params: { type: 'object' } }],
])('a body with %s is refused', async (_what, body, error) => {
  expect(await save(body)).toMatchObject(refused(error));
});

test('lengths are counted in characters, not in UTF-16 units', async () => {
  expect(await save({ ...role, roleName: '😀'.repeat(31) })).toMatchObject(refused({ field: 'roleName', rule: 'maxLength' }));
  expect(await save({ ...role, roleName: '😀'.repeat(30) })).toMatchObject({ code: 0 });
});

test.each(['', '{', '{"roleName":', 'undefined', '{"a":1,}', '\u0000'])('the body %j is not JSON', async (body) => {
  expect(await save(body)).toEqual(refused({ field: '', rule: 'json', params: {}, message: 'Send valid JSON.' }));
});

test('bytes that are not UTF-8 are not JSON', async () => {
  const body = new Uint8Array([0x22, 0xff, 0x22]);
  expect(await answerTo('/sys/role/saveRole', { method: 'POST', body })).toMatchObject(refused({ rule: 'json' }));
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])(
  'the content type %s is refused',
  async (type) => {
    const answer = await answerTo('/sys/role/saveRole', { method: 'POST', body: '{}', headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, code: 415, data: null });
  },
);

test('a body of more than 1 MB is refused, and not read to its end', async () => {
  const chunk = new TextEncoder().encode('"'.repeat(64 * 1024));
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(chunk);
    },
  });
  // `duplex` is not among the DOM's types yet; Node wants it for a streamed body.
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  expect(await answerTo('/sys/role/saveRole', init)).toMatchObject({ status: 413, code: 413, data: null });
  expect(chunks).toBeLessThan(25);
  expect(await save(`"${'a'.repeat(1024 * 1024)}"`)).toMatchObject({ status: 413 });
});

test('deep nesting is refused', async () => {
  for (const body of ['['.repeat(33) + ']'.repeat(33), '['.repeat(500_000) + ']'.repeat(500_000)]) {
    expect(await save(body)).toMatchObject(refused({ field: '', rule: 'depth', params: { limit: 32 } }));
  }
});

test('a megabyte of small values is refused for their number', async () => {
  const keys = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `k${index}`));
  const answer = await post('/characterParameter/character/queryCharacterValues', keys);
  expect(answer).toMatchObject(refused({ field: '', rule: 'values' }));
  const many = await post(
    '/characterParameter/character/queryCharacterValues',
    Array.from({ length: 19_000 }, (_, index) => `k${index}`),
  );
  expect(many).toMatchObject(refused({ field: '', rule: 'maxItems' }));
});

test('no more than 100 errors are listed, with names of 200 characters at most', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${index}${'x'.repeat(300)}`, 1]));
  const { data } = await save({ ...role, ...unknown });
  expect(data.errors).toHaveLength(100);
  for (const { field } of data.errors) expect(field).toHaveLength(200);
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s is an unknown field like any other',
  async (key) => {
    const body = `{"roleName":"A role","roleCode":"a_role","dataScope":"SELF","menuIds":[],"${key}":{"isAdmin":true,"dataScope":"ALL"}}`;
    expect(await save(body)).toMatchObject(refused({ field: key, rule: 'unknown' }));
    expect(await page(`?${key}=x`)).toMatchObject(refused({ field: key, rule: 'unknown' }));
    expect(await save(`{"${key}":{"roleName":"x"}}`)).toMatchObject({ status: 400 });
    expect('isAdmin' in {}).toBe(false);
  },
);

test('a body is not looked for where none is described', async () => {
  expect(await answerTo('/sys/role/deleteRole/none', { method: 'DELETE', body: '{' })).toMatchObject({ status: 200, code: 4004 });
});

test.each(['a%20b', 'a%00b', '%F0%9F%98%80', 'x'.repeat(65), "'--"])('the id %s in a path is refused', async (id) => {
  const { data, ...answer } = await answerTo(`/sys/role/queryRoleDetail/${id}`);
  expect(answer).toMatchObject({ status: 400, code: 4000 });
  expect(data.errors).toContainEqual(expect.objectContaining({ field: 'id', rule: 'pattern' }));
});
