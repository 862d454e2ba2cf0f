import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { localServer } from './testing/localServer.ts';
import { stubFetch } from './testing/stubFetch.ts';

const success = JSON.stringify({ code: 0, msg: 'ok', data: null });
let ours: Awaited<ReturnType<typeof localServer>>;
let foreign: Awaited<ReturnType<typeof localServer>>;
let redirect: { status: number; location: string } | undefined;
let reachedForeign: (string | undefined)[] = [];
let reachedOurs: { url: string | undefined; token: string | undefined }[] = [];

const tokenOf = (headers: NodeJS.Dict<string | string[]>) => headers['sdscmall-bidding']?.toString();

beforeAll(async () => {
  foreign = await localServer((request, response) => {
    reachedForeign.push(tokenOf(request.headers));
    response.end(success);
  });
  ours = await localServer((request, response) => {
    reachedOurs.push({ url: request.url, token: tokenOf(request.headers) });
    if (redirect && !request.url?.startsWith('/api/hop')) response.writeHead(redirect.status, { location: redirect.location });
    else if (redirect) response.writeHead(302, { location: `${foreign.origin}/api/caught` });
    response.end(redirect ? undefined : success);
  });
});
afterEach(() => {
  redirect = undefined;
  reachedForeign = [];
  reachedOurs = [];
});
afterAll(() => Promise.all([ours.close(), foreign.close()]));

const client = () => createClient({ baseUrl: `${ours.origin}/api`, token: 'SECRET' });

describe('the token', () => {
  test('reaches our server', async () => {
    await client().call('getUserMenu');
    expect(reachedOurs).toEqual([{ url: '/api/sys/menu/getUserMenu', token: 'Bearer SECRET' }]);
  });

  for (const status of [301, 302, 303, 307, 308]) {
    test.each([
      ['another server', () => `${foreign.origin}/api/caught`],
      ['another server by way of ours', () => '/api/hop'],
      ['another server without a scheme', () => `//${foreign.origin.slice('http://'.length)}/api/caught`],
    ])(`stays here when ${status} points to %s`, async (_, location) => {
      redirect = { status, location: location() };
      const error = { name: 'NetworkError', status: null };
      await expect(client().call('getUserMenu')).rejects.toMatchObject(error);
      await expect(client().call('saveRole', { body: {} } as never)).rejects.toMatchObject(error);
      await expect(client().raw.GET('/sys/menu/getUserMenu')).rejects.toThrow();
      expect(reachedForeign).toEqual([]);
      expect(reachedOurs).toHaveLength(3);
    });
  }

  test.each([300, 304, 305, 306])('stays here when %i, which no client follows, points elsewhere', async (status) => {
    redirect = { status, location: `${foreign.origin}/api/caught` };
    await expect(client().call('getUserMenu')).rejects.toMatchObject({ name: 'HttpError', status });
    expect(reachedForeign).toEqual([]);
  });

  test('does not go to an address that a user of `raw` chose, nor outside the base path', async () => {
    const { raw } = client();
    const headers = { 'sdscmall-bidding': 'Bearer SECRET' };
    await raw.GET('/auth/captcha', { baseUrl: foreign.origin, headers });
    await raw.GET('/auth/captcha', { baseUrl: ours.origin, headers });
    await raw.GET('/../auth/captcha' as '/auth/captcha', { headers });
    await raw.GET('/%2e%2e/auth/captcha' as '/auth/captcha', { headers });
    await raw.GET('/auth/captcha', { baseUrl: `${ours.origin}/api2`, headers });
    expect(reachedForeign).toEqual([undefined]);
    expect(reachedOurs.map(({ token }) => token)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('cannot be replaced or added by headers of the caller', async () => {
    const evil = { 'SDSCMALL-Bidding': 'Bearer OTHER' };
    await createClient({ baseUrl: `${ours.origin}/api`, token: 'SECRET', headers: evil }).call('logout', {}, { headers: evil });
    await createClient({ baseUrl: `${ours.origin}/api`, token: () => null, headers: evil }).call('logout', {}, { headers: evil });
    expect(reachedOurs.map(({ token }) => token)).toEqual(['Bearer SECRET', undefined]);
  });
});

test('a token that no header can carry is a mistake of the developer, and nothing is sent', async () => {
  const { fetch, seen } = stubFetch(() => Response.json({}));
  const client = createClient({ baseUrl: 'https://campus.example/api', fetch, token: 'a\nb' });
  const refusal = { name: 'ConfigurationError', message: 'logout: not sent, bad header or body' };
  for (const call of [() => client.call('logout'), () => client.call('logout')]) {
    await expect(call()).rejects.toMatchObject(refusal);
  }
  expect(seen).toHaveLength(0);
});

test('a body that is no JSON is a mistake of the developer, and nothing is sent', async () => {
  const { fetch, seen } = stubFetch(() => Response.json({}));
  const body = { sysCode: 1n } as never;
  const call = createClient({ baseUrl: 'https://campus.example/api', fetch }).call('queryMenuTree', { body });
  await expect(call).rejects.toMatchObject({ name: 'ConfigurationError', cause: expect.any(TypeError) });
  expect(seen).toHaveLength(0);
});
