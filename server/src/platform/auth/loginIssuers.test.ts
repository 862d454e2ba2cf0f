import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { issuersFor, parseLoginIssuers, ticketOperations } from './loginIssuers.ts';

const issuer = { issuer: 'mall', operation: 'accountLogin', schools: ['1001'], secret: 'secret-word-of-the-mall-1234567890' };

test('issuers are read as they are written', () => {
  const all = { ...issuer, issuer: 'other', schools: '*' };
  expect(parseLoginIssuers(JSON.stringify([issuer, all]))).toEqual([issuer, all]);
});

test.each([
  ['a list', 'must be a JSON list', 'secret-word'],
  ['a list', 'must be a JSON list', { ...issuer }],
  ['objects', 'must be a JSON list', ['secret-word']],
  ['a name', 'needs a name', [{ ...issuer, issuer: 'The Mall' }]],
  ['an operation that takes tickets', 'must be one of accountLogin, exchangeToken', [{ ...issuer, operation: 'login' }]],
  ['its schools', 'must be a list such as', [{ ...issuer, schools: [] }]],
  ['schools by their numbers', 'must be a list such as', [{ ...issuer, schools: ['*'] }]],
  ['a long secret', 'must have 32 characters', [{ ...issuer, secret: 'secret-word' }]],
  ['a name of its own', 'twice', [issuer, issuer]],
])('an issuer needs %s, and no message repeats a secret', (_what, message, value) => {
  const refusal = (() => {
    try {
      return parseLoginIssuers(typeof value === 'string' ? value : JSON.stringify(value));
    } catch (error) {
      return String(error);
    }
  })();
  expect(refusal).toContain(message);
  expect(refusal).not.toContain('secret-word');
});

test('an embedded database has issuers for development, one for each way, which stay the same and which nobody else can read', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'issuers-')), 'data');
  const first = issuersFor({ loginIssuers: null, database: { dataDir } });
  expect(first.map(({ operation }) => operation)).toEqual(ticketOperations);
  expect(new Set(first.map(({ secret }) => secret)).size).toBe(3);
  expect(issuersFor({ loginIssuers: null, database: { dataDir } })).toEqual(first);
  expect(statSync(join(dataDir, 'login-issuers.json')).mode & 0o777).toBe(0o600);
});

test('PostgreSQL has those that are configured, and none by itself', () => {
  const database = { url: 'postgres://db.example/campus' };
  expect(issuersFor({ loginIssuers: null, database })).toEqual([]);
  const loginIssuers = parseLoginIssuers(JSON.stringify([issuer]));
  expect(issuersFor({ loginIssuers, database })).toBe(loginIssuers);
});
