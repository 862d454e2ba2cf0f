import { expect, test } from 'vitest';
import { signOutAddress } from './signOutAddress.ts';

const own = 'https://procurement.example.edu.cn';
const origins = ['https://sso.example.edu.cn', 'http://sso.example.edu.cn'];

test('a logout goes on to a site that the operator has listed, or to a page of the product', () => {
  const address = 'https://sso.example.edu.cn/logout?service=x';
  expect(signOutAddress(address, own, origins)).toBe(address);
  expect(signOutAddress('/login', own, [])).toBe(`${own}/login`);
});

test.each([
  null,
  '',
  'https://evil.example/logout',
  '//evil.example',
  'https://sso.example.edu.cn.evil.example/',
  'https://sso.example.edu.cn:8443/',
  'http://sso.example.edu.cn/logout',
  'https://user:secret@sso.example.edu.cn/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'http://',
  'file:///etc/passwd',
])('a logout does not follow %j', (value) => expect(signOutAddress(value, own, origins)).toBe(null));
