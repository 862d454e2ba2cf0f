import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoginIssuer } from './loginIssuers.ts';
import { readTicket, signTicket } from './loginTicket.ts';

const issuer: LoginIssuer = { issuer: 'portal', operation: 'exchangeToken', schools: '*', secret: 's'.repeat(32) };
const other: LoginIssuer = { ...issuer, issuer: 'other', secret: 'o'.repeat(32) };
const now = new Date('2026-03-02T01:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const ticket = { issuer, account: 'teacher1', nonce: 'nonce-0001', expireTime: inSeconds(30) };
const read = (text: string) => readTicket(text, [issuer, other], now);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token of any content, signed as the issuer would. */
function signed(header: unknown, claims: unknown, { secret }: LoginIssuer = issuer) {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
const header = { alg: 'HS256', typ: 'JWT' };
const claims = {
  iss: 'portal',
  aud: 'campus-procurement',
  sub: 'teacher1',
  jti: 'nonce-0001',
  exp: inSeconds(30).getTime() / 1000,
};

test('a ticket says who vouches for whom', () => {
  expect(read(signTicket(ticket))).toEqual(ticket);
  expect(read(signTicket({ ...ticket, account: 'Teacher1' }))).toEqual(ticket);
});

test('any library for JSON Web Tokens makes one: the order of the header and further claims do not matter', () => {
  expect(read(signed({ typ: 'JWT', kid: '1', alg: 'HS256' }, { ...claims, iat: 1, name: 'Wang' }))).toEqual(ticket);
});

test('it is good for the minute before it ends, and no longer', () => {
  const valid = (seconds: number) => read(signTicket({ ...ticket, expireTime: inSeconds(seconds) })) !== null;
  expect([-1, 0, 1, 60, 61, 3600].map(valid)).toEqual([false, false, true, true, false, false]);
});

test('no change of a character goes unnoticed', () => {
  const text = signTicket(ticket);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.stringMatching(/^[A-Za-z0-9_.-]$/), (at, character) => {
      fc.pre(text[at] !== character);
      expect(read(text.slice(0, at) + character + text.slice(at + 1))).toBeNull();
    }),
  );
});

describe('refused is', () => {
  test.each([
    ['no ticket at all', 'teacher1'],
    ['one without a signature', signTicket(ticket).replace(/[^.]+$/, '')],
    ['one with something behind it', `${signTicket(ticket)}.more`],
    ['one of an issuer that is not known', signTicket({ ...ticket, issuer: { ...issuer, issuer: 'stranger' } })],
    ['one that another issuer has signed', signed(header, claims, other)],
    ['one without an algorithm', `${part({ alg: 'none' })}.${part(claims)}.`],
    ['one of another algorithm', signed({ ...header, alg: 'HS512' }, claims)],
    ['one with an extension', signed({ ...header, crit: ['exp'] }, claims)],
    ['one for another purpose', signed(header, { ...claims, aud: 'elsewhere' })],
    ['one without an account', signed(header, { ...claims, sub: undefined })],
    ['one with a broken account', signed(header, { ...claims, sub: 'teacher1\0' })],
    ['one without a number of its own', signed(header, { ...claims, jti: undefined })],
    ['one with a number that anybody could have chosen', signed(header, { ...claims, jti: '1' })],
    ['one without an end', signed(header, { ...claims, exp: undefined })],
    ['one whose end is a text', signed(header, { ...claims, exp: '9' })],
    ['one that holds no claims', signed(header, null)],
  ])('%s', (_what, text) => {
    expect(read(text)).toBeNull();
  });
});
