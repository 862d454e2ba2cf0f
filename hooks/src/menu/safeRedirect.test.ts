import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

const own = 'https://procurement.example.edu.cn';

/** Returns where a browser on our origin would end up after following the value. */
function landing(path: string): URL {
  return new URL(path, `${own}/login`);
}

const refused = [
  '',
  ' ',
  'x',
  'user/role',
  './user',
  '../user',
  '//evil.com',
  '///evil.com',
  '////evil.com/x',
  '//evil.com:443/x',
  '//user@evil.com',
  '//user:pw@evil.com/',
  '/\\evil.com',
  '\\/evil.com',
  '\\\\evil.com',
  '\\evil.com',
  '/\\/evil.com',
  '//\\evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\r/evil.com',
  '/\t\\evil.com',
  '\t//evil.com',
  ' //evil.com',
  '\u0000//evil.com',
  'http://evil.com',
  'https://evil.com',
  'HTTPS://EVIL.COM/',
  'http:evil.com',
  'https:/evil.com',
  'http:\\\\evil.com',
  'https:////evil.com',
  `${own}@evil.com`,
  `${own}.evil.com`,
  own,
  `${own}/user/role`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'javascript://evil.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.com/x',
  'file:///etc/passwd',
  'ftp://evil.com',
  'mailto:a@evil.com',
  '//[::1]/',
  '//127.0.0.1',
  '//evil%2ecom',
  '//evil。com',
  '//ⓔvil.com',
  '//evil.com/..',
  '//evil.com?x=/',
  '//evil.com#/',
  '?redirect=//evil.com',
  '#//evil.com',
  '/login',
  '/login/',
  '/LOGIN',
  '/login?redirect=/login',
  '/%6cogin',
  '/./login',
  '/x/../login',
  '//login/../login',
  '/redirect/user/role',
  '/redirect',
  '/redirect/https://evil.com',
  '/Redirect//evil.com',
  '/%72edirect/x',
  '/platformLogin',
  '/user/externalLogin?token=x',
  '/user/qlgd-externalLogin?ticket=x',
  '/user/login-error',
  '/%zz',
  `/${'a'.repeat(2_001)}`,
];

/** Hostile in intention, but harmless as a path of this product. */
const collapsed: [value: string, path: string][] = [
  ['/.//evil.com', '/evil.com'],
  ['/..//evil.com', '/evil.com'],
  ['/./\\evil.com', '/evil.com'],
  ['/x/..//evil.com', '/evil.com'],
  ['/%2e%2e//evil.com', '/evil.com'],
  ['/.//\t/evil.com', '/evil.com'],
];

const allowed = [
  '/',
  '/user/role',
  '/user/role?current=2&size=20',
  '/user/role#top',
  '/user/role?next=//evil.com',
  '/user/role?redirect=https://evil.com',
  '/system/dictionary/dictType',
  '/loginhistory',
  '/redirected',
  '/user/userInfo',
  '/%E9%87%87%E8%B4%AD',
  '/a%2Fb',
];

describe('the place to go to after a login', () => {
  it.each(refused)('is not %j', (value) => {
    expect(safeRedirect(value)).toBe('/');
    expect(safeRedirect(value, '/user/role')).toBe('/user/role');
  });

  it.each(collapsed)('read from %j stays on our origin', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each(allowed)('may be %j', (value) => {
    expect(safeRedirect(value, '/fallback')).toBe(value);
  });

  it('is the fallback when nothing is wanted', () => {
    expect(safeRedirect(null)).toBe('/');
    expect(safeRedirect(undefined)).toBe('/');
  });

  it('keeps characters that need encoding', () => {
    expect(safeRedirect('/采购?q=一 二')).toBe('/%E9%87%87%E8%B4%AD?q=%E4%B8%80%20%E4%BA%8C');
  });

  it('never leaves the origin, leads to no login page and is accepted when asked again (20,000 values)', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/.',
      '/..',
      '%2e',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.com',
      'http:',
    );
    const route = fc.constantFrom(
      'login',
      'redirect',
      'user',
      'user/externalLogin',
      '%6cogin',
      'javascript:',
      'https://evil.com',
      'LOGIN',
    );
    const value = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, route, fc.string({ maxLength: 3 })), { maxLength: 8 });
    fc.assert(
      fc.property(value, (pieces) => {
        const path = safeRedirect(`/${pieces.join('')}`, '/fallback');
        const url = landing(path);
        expect(url.origin).toBe(own);
        expect(path).toMatch(/^\/(?!\/)/);
        expect(landing(url.pathname).origin).toBe(own);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/+(login|redirect)(\/|$)/i);
        expect(safeRedirect(path, '/other')).toBe(path);
      }),
      { numRuns: 20_000 },
    );
  }, 60_000);
});
