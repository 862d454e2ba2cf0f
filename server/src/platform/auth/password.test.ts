import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { generatedPassword } from './generatedPassword.ts';
import { hashGenerated, hashPassword, verifyPassword } from './password.ts';

test('a password belongs to its own hash and no other password does', async () => {
  const hash = await hashPassword('Seed@2026');
  expect(await verifyPassword(hash, 'Seed@2026')).toBe(true);
  expect(await verifyPassword(hash, 'Seed@2027')).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});

test('a hash is an argon2id PHC string with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
});

test('a hash made elsewhere with other parameters is understood', async () => {
  // A test vector of the reference implementation (phc-winner-argon2, src/test.c).
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword(hash, 'password')).toBe(true);
  expect(await verifyPassword(hash, 'Password')).toBe(false);
});

test('a generated password, hashed quickly, is verified like every other', async () => {
  const password = generatedPassword((size) => randomBytes(size));
  const hash = await hashGenerated(password);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, `${password}x`)).toBe(false);
});

test('a stored value that is no hash is an error and not a wrong password', async () => {
  await expect(verifyPassword('plain text', 'plain text')).rejects.toThrow('not an argon2id PHC string');
});
