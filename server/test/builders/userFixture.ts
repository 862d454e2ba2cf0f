import type { Schemas } from '@campus-procurement/sdk';
import { builtInRoles } from '#reference/builtInRoles.ts';
import { seedId } from '#reference/seedId.ts';
import type { TestApp, TestClient } from '../startApp.ts';

/** The ids of the built-in roles by their codes. */
export const roleIds: Record<string, string> = Object.fromEntries(
  builtInRoles.map(({ roleCode, n }) => [roleCode, seedId('role', n)]),
);

/** A department of the demo data. */
export const dept = (n: number) => seedId('dept', n);

/** Somebody of the demo data. */
export const user = (n: number) => seedId('user', n);

/** One role for some departments. */
export const grant = (roleId: string | undefined, ...depts: number[]) => [{ roleId: roleId ?? '', deptIds: depts.map(dept) }];

/** What those who are made here log in with at first. */
export const firstPassword = 'First#Day26';

let count = 0;
/** A purchaser of the school 1001. Accounts are counted, so that they are unique. */
export function userInput(changes: Partial<Schemas['UserInput']> = {}): Schemas['UserInput'] {
  count += 1;
  const fixed = { phone: '19900000161', deptId: dept(311), roleDeptList: grant(roleIds.purchaser, 311), password: firstPassword };
  return { account: `Person.${count}`, name: `Person ${count}`, ...fixed, ...changes };
}

/** What is done with accounts, by whom. */
export const users = {
  create: (client: TestClient, changes: Partial<Schemas['UserInput']> = {}) =>
    client.users.createUser({ body: userInput(changes) }),
  update: (client: TestClient, body: Schemas['UserChanges']) => client.users.updateUser({ body }),
  detail: (client: TestClient, id: string) => client.users.getUserDetail({ path: { id } }),
  setStatus: (client: TestClient, id: string, status: Schemas['UserStatus']) =>
    client.users.updateUserStatus({ body: { id, status } }),
  reset: (client: TestClient, id: string) => client.users.resetPassword({ query: { id } }),
  remove: (client: TestClient, id: string) => client.users.deleteUser({ path: { id } }),
  logIn: ({ client }: TestApp, username: string, password = firstPassword) =>
    client().session.login({ body: { username, password } }),
};
