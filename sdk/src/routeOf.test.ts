import { expect, test } from 'vitest';
import { contract } from './generated/contract.ts';
import { type Route, readsRefreshedBy, routeOf } from './routeOf.ts';

test.each(Object.values(contract))('what the client knows of $id is what the description says', (operation) => {
  const { id, tag, method, path, request, binary, paged, retry, idempotent, permission } = operation;
  expect(routeOf(id)).toMatchObject({
    tag,
    method,
    path,
    required: (request.query as { required: string[] }).required,
    isForm: request.form !== null,
    isBinary: binary,
    isPaged: paged,
    isSafe: retry === 'safe',
    isIdempotent: idempotent,
    reports401: permission !== null && id !== 'logout',
  } satisfies Partial<Route>);
});

test('a write refreshes the reads of its tag, those that the description names beside them, and no write', () => {
  const refreshed = readsRefreshedBy('updateRole');
  expect([...refreshed]).toEqual(
    expect.arrayContaining(['queryRolePage', 'queryRoleList', 'queryRoleDetail', 'querySchoolUserPage']),
  );
  expect([...refreshed].filter((id) => !routeOf(id).isSafe)).toEqual([]);
  expect(refreshed.has('queryTaskPage')).toBe(false);
});

test('a single operation of another tag can be named', () => {
  expect(readsRefreshedBy('updateMenu').has('getUserMenu')).toBe(true);
  expect(readsRefreshedBy('updateMenu').has('getSessionStatus')).toBe(false);
});

test('an operation can name what it refreshes beside its tag: an export plans a task', () => {
  expect(readsRefreshedBy('exportUsers').has('queryOwnTaskPage')).toBe(true);
  expect(readsRefreshedBy('deleteUser').has('queryOwnTaskPage')).toBe(false);
});
