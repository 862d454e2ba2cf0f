import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../createClient.ts';
import { createMockApi } from './createMockApi.ts';

const api = createMockApi({ auth: false });
const server = setupServer(...api.handlers);
const client = createClient({ baseUrl: 'http://campus.example/api', timeoutMs: 30_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => api.reset());
afterAll(() => server.close());

const brief = { id: '1', roleCode: 'one', roleName: 'One' };

describe('an override', () => {
  test('answers with the given data, while the handlers are in use', async () => {
    expect(await client.call('queryRoleList')).not.toEqual([brief]);
    api.override('queryRoleList', [brief]);
    expect(await client.call('queryRoleList')).toEqual([brief]);
  });

  test('sees what was asked, with types', async () => {
    api.override('queryRolePage', ({ query, request }) => ({
      records: [],
      total: query.current ?? 0,
      current: 1,
      size: request.headers.get('accept')?.length ?? 1,
    }));
    expect(await client.call('queryRolePage', { query: { current: 7 } })).toMatchObject({ total: 7 });
    api.override('updateRole', ({ body, reply }) => (body.version === 1 ? true : reply.fail(4090)));
    expect(await client.call('updateRole', { body: { id: '1', version: 1 } })).toBe(true);
    await expect(client.call('updateRole', { body: { id: '1', version: 2 } })).rejects.toMatchObject({ code: 4090 });
  });

  test('may be the example of the description with something else in it, and the example stays as it is', async () => {
    const role = api.example('queryRoleDetail');
    role.roleName = 'Other';
    api.override('queryRoleDetail', role);
    expect(await client.call('queryRoleDetail', { path: { id: role.id } })).toMatchObject({ roleName: 'Other' });
    expect(api.example('queryRoleDetail').roleName).not.toBe('Other');
  });

  test('may wait for something', async () => {
    const gate = Promise.withResolvers<void>();
    api.override('queryRoleList', async () => {
      await gate.promise;
      return [brief];
    });
    const answer = client.call('queryRoleList');
    gate.resolve();
    expect(await answer).toEqual([brief]);
  });

  test('for once is used once, the newest first', async () => {
    api.override('queryRoleList', []);
    api.override('queryRoleList', [brief], { once: true });
    expect(await client.call('queryRoleList')).toEqual([brief]);
    expect(await client.call('queryRoleList')).toEqual([]);
    expect(await client.call('queryRoleList')).toEqual([]);
  });

  test('may be late on its own', async () => {
    api.override('queryRoleList', [], { delayMs: 400 });
    await expect(client.call('queryRoleList', {}, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('is gone after a reset', async () => {
    api.override('queryRoleList', []);
    api.reset();
    expect(await client.call('queryRoleList')).toHaveLength(23);
  });

  test('that answers against the description is answered 500 and noted', async () => {
    api.override('queryRoleList', [{ ...brief, id: 1, password: 'x' }] as never);
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'ServerError', code: 5000 });
    expect(() => api.assertNoFailures()).toThrow(
      /queryRoleList: the answer is not as described: 0\.id: .*0\.password: is not described/,
    );
  });

  test('that throws is answered 500 and noted', async () => {
    api.override('queryRoleList', () => {
      throw new Error('broken test');
    });
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'ServerError' });
    expect(api.failures).toEqual([{ operationId: 'queryRoleList', message: 'the resolver threw Error: broken test' }]);
  });
});

describe('a reply', () => {
  test('of a business failure', async () => {
    api.override('login', ({ reply }) => reply.fail(4001, 'wrong', { captchaRequired: true }));
    const login = client.call('login', { body: { username: 'a', password: 'b' } });
    await expect(login).rejects.toMatchObject({
      name: 'BusinessError',
      code: 4001,
      msg: 'wrong',
      data: { captchaRequired: true },
    });
    api.assertNoFailures();
  });

  test.each<[number, object | null]>([
    [0, null],
    [4999, null],
    [4001, { secret: 'x' }],
  ])('of a business failure that is not described (code %j, data %j) is noted', async (code, data) => {
    api.override('queryRoleList', ({ reply }) => reply.fail(code as never, 'x', data as never));
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'ServerError' });
    expect(api.failures).toHaveLength(1);
  });

  test.each([
    [400, 'HttpError', 4000],
    [401, 'UnauthorizedError', 401],
    [403, 'ForbiddenError', 4003],
    [404, 'NotFoundError', 404],
    [429, 'HttpError', 4005],
    [503, 'ServerError', 5000],
  ])('of HTTP %i has the envelope of the server', async (status, name, code) => {
    api.override('queryRoleList', ({ reply }) => reply.http(status));
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name, status, code, msg: expect.any(String) });
    api.assertNoFailures();
  });

  test('of HTTP may have an envelope of its own', async () => {
    const body = { code: 4005, msg: 'later', data: { retryAfterSeconds: 8 } };
    api.override('queryRoleList', ({ reply }) => reply.http(429, body));
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ code: 4005, msg: 'later', retryAfterSeconds: 8 });
  });

  test('of a network error', async () => {
    api.override('queryRoleList', ({ reply }) => reply.networkError());
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  test('that never comes, ended by the time limit or by the caller', async () => {
    api.override('queryRoleList', ({ reply }) => reply.hang());
    await expect(client.call('queryRoleList', {}, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
    const signal = AbortSignal.timeout(50);
    await expect(client.call('queryRoleList', {}, { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that is a response of the test’s own', async () => {
    api.override('queryRoleList', () => new Response('<html>', { status: 502 }));
    await expect(client.call('queryRoleList')).rejects.toMatchObject({ name: 'ServerError', data: '<html>' });
    api.assertNoFailures();
  });
});
