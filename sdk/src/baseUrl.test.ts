import { afterEach, expect, test, vi } from 'vitest';
import { resolveBaseUrl } from './baseUrl.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://campus.example/api', 'https://campus.example/api'],
  ['https://campus.example/api/', 'https://campus.example/api'],
  ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ['HTTPS://Campus.Example:443/a/../api//', 'https://campus.example/api'],
])('%s is %s', (given, resolved) => {
  expect(resolveBaseUrl(given)).toBe(resolved);
});

test('a relative base URL is refused where there is no page, and the message says what to write', () => {
  expect(() => resolveBaseUrl('/api')).toThrow('baseUrl "/api" must be an http(s) address, relative only in a page');
});

test('in a page a relative base URL is resolved against it', () => {
  vi.stubGlobal('location', { href: 'https://campus.example/user/role?tab=1#top' });
  expect(resolveBaseUrl('/api')).toBe('https://campus.example/api');
  expect(resolveBaseUrl('https://other.example/api')).toBe('https://other.example/api');
  expect(() => resolveBaseUrl('')).toThrow('baseUrl ""');
});

test.each([
  '',
  'campus.example/api',
  'ftp://campus.example/api',
  'javascript:alert(1)',
  'https://user:secret@campus.example/api',
  'https://campus.example/api?version=1',
  'https://campus.example/api#top',
  'https://',
])('%j is refused', (baseUrl) => {
  expect(() => resolveBaseUrl(baseUrl)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }));
});
