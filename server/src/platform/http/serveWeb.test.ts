import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServeWeb, serveWeb } from './serveWeb.ts';

const page = '<!doctype html><title>start page</title>';
const portal = '<!doctype html><title>portal</title>';
const reference = '<!doctype html><title>reference</title>';
const script = 'console.log("app");'.repeat(100);

let web: ServeWeb;
let outside: string;
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'web-'));
  const dist = join(outside, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(dist, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(dist, 'index.html'), page);
  mkdirSync(join(dist, 'portal'));
  writeFileSync(join(dist, 'portal', 'index.html'), portal);
  mkdirSync(join(dist, 'docs'));
  writeFileSync(join(dist, 'docs', 'index.html'), reference);
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'app-D4c3b2a1.js'), script);
  writeFileSync(join(dist, 'assets', 'app-D4c3b2a1.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'app-D4c3b2a1.js.gz'), gzipSync(script));
  web = serveWeb(dist) as ServeWeb;
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  return web(new Request(`http://server.test${path}`, { method, headers }));
}

const navigation = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };

test('without a build there is nothing to serve', () => {
  expect(serveWeb(join(outside, 'nothing'))).toBeNull();
});

test('the start page is asked for anew each time, and named files are kept for ever', async () => {
  const start = get('/');
  expect([start.headers.get('content-type'), start.headers.get('cache-control')]).toEqual([
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(await start.text()).toBe(page);
  const asset = get('/assets/app-D4c3b2a1.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
});

test('addresses below /portal get the start page of the portal, with the same rights, and all others that of the app', async () => {
  for (const path of ['/portal', '/portal/', '/portal/notices/01957b1e', '/portal/purchases/1/quote?x=1'])
    expect(await get(path, navigation).text()).toBe(portal);
  for (const path of ['/', '/portals', '/login']) expect(await get(path, navigation).text()).toBe(page);
  const policies = ['/', '/portal/'].map((path) => get(path).headers.get('content-security-policy'));
  expect(policies[1]).toBe(policies[0]);
  expect(get('/portal/missing.js').status).toBe(404);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
])('a caller that accepts "%s" gets the encoding %s', (accepted, encoding) => {
  const { headers } = get('/assets/app-D4c3b2a1.js', { 'accept-encoding': accepted });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
});

test('what is sent compressed is the file', async () => {
  const response = get('/assets/app-D4c3b2a1.js', { 'accept-encoding': 'br' });
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

test('a page that the caller has already is not sent again', async () => {
  const etag = get('/').headers.get('etag') ?? '';
  const again = get('/', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(get('/', { 'if-none-match': '"other"' }).status).toBe(200);
});

test('HEAD tells the length and sends no body', async () => {
  const head = get('/', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(page.length), '']);
});

test('a browser that navigates to a page of the app gets the start page', async () => {
  expect(await get('/user/role?current=2', navigation).text()).toBe(page);
  expect(await get('/user/role', { accept: 'text/html' }).text()).toBe(page);
});

test('a script that is gone is not found, so that the app can tell that it is outdated', () => {
  expect(get('/assets/old-1a2b3c4d.js', { accept: '*/*', 'sec-fetch-mode': 'cors' }).status).toBe(404);
});

test('other methods are refused', () => {
  const refused = get('/', {}, 'POST');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('notes of the build are not served', () => {
  expect([get('/.vite/manifest.json').status, get('/.sources').status]).toEqual([404, 404]);
});

describe('no path leads out of the folder', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/secret.txt%00',
  ])('%s', async (path) => {
    expect(await get(path).text()).not.toContain('secret');
  });

  test('whatever the path is, the answer is a file of the build or none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.webPath(), async (path) => {
        const response = get(path.startsWith('/') ? path : `/${path}`, navigation);
        expect([page, reference, script, '<svg xmlns="http://www.w3.org/2000/svg"/>']).toContain(await response.text());
      }),
    );
  });
});

test('the reference of the API is served below /docs, and only it may set markup itself', async () => {
  for (const path of ['/docs', '/docs/', '/docs/index.html']) {
    const answer = get(path, navigation);
    expect(await answer.text()).toBe(reference);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'; ");
    expect(answer.headers.get('content-security-policy')).not.toContain('trusted-types');
  }
  expect(await get('/docs/other', navigation).text()).toBe(page);
});

test.each([
  ['the start page', '/'],
  ['a script', '/assets/app-D4c3b2a1.js'],
  ['an unknown file', '/assets/none.js'],
])('%s carries the security headers', (_what, path) => {
  const { headers } = get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify workbook");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
