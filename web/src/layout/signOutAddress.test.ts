import { expect, test } from 'vitest';
import { signOutAddress } from './signOutAddress.ts';

const own = 'https://procurement.example.edu.cn';

test('a logout goes on to the school’s own sign-out page or to a page of the product', () => {
  expect(signOutAddress('https://sso.example.edu.cn/logout?service=x', own)).toBe('https://sso.example.edu.cn/logout?service=x');
  expect(signOutAddress('/login', own)).toBe(`${own}/login`);
});

test.each([
  null,
  '',
  'https://user:secret@sso.example.edu.cn/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://',
  'file:///etc/passwd',
])('a logout does not follow %j', (value) => expect(signOutAddress(value, own)).toBe(null));
