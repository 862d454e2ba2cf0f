import { expect, test } from 'vitest';
import { contract } from '../generated/contract.ts';
import { operationFinder } from './findOperation.ts';

const found = (baseUrl: string, method: string, url: string) => {
  const { operation, params } = operationFinder(baseUrl)({ method, url }) ?? {};
  return operation && { id: operation.id, params };
};

test('every operation is found by its own address, at every kind of base URL', () => {
  const bases = {
    '*/api': 'http://any.example/api',
    'http://a.test/v1': 'http://a.test/v1',
    '/api': 'http://localhost:5173/api',
  };
  for (const [baseUrl, base] of Object.entries(bases)) {
    const find = operationFinder(baseUrl);
    const ids = Object.values(contract).map(({ method, path }) => find({ method, url: base + path })?.operation.id);
    expect(ids).toEqual(Object.keys(contract));
  }
});

test.each([
  [
    '*/api',
    'GET',
    'http://a.test/api/sys/role/queryRoleDetail/7?x=/api/sys/role/queryRolePage',
    { id: 'queryRoleDetail', params: { id: '7' } },
  ],
  ['*/api', 'GET', 'http://a.test/api/sys/role/queryRoleDetail/a%20%2Fb', { id: 'queryRoleDetail', params: { id: 'a /b' } }],
  ['*/api', 'GET', 'http://a.test/api/sys/role/queryRoleDetail/%E0%A4', { id: 'queryRoleDetail', params: { id: '%E0%A4' } }],
  ['*/api', 'POST', 'http://a.test/api/sys/role/queryRolePage', undefined],
  ['*/api', 'GET', 'http://a.test/api/sys/role/queryRolePage/', undefined],
  ['*/api', 'GET', 'http://a.test/other/sys/role/queryRolePage', undefined],
  ['http://a.test/api', 'GET', 'http://b.test/api/sys/role/queryRolePage', undefined],
  ['http://a.test/api', 'GET', 'http://axtest/api/sys/role/queryRolePage', undefined],
])('at %s, %s %s is %j', (baseUrl, method, url, expected) => {
  expect(found(baseUrl, method, url)).toEqual(expected);
});
