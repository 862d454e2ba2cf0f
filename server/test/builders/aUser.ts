import { seedId } from '#reference/seedId.ts';
import { password, type TestApp, type TestClient } from '../startApp.ts';
import { firstPassword, grant, roleIds, userInput } from './userFixture.ts';

interface User {
  id: string;
  account: string;
  deptId: string;
  /** Logged in, in the role. */
  client: TestClient;
}

/**
 * Makes a user of the school 1001 as its administrator does, who has changed the initial password and acts in a role.
 * @param as the code of a built-in role, and the department that it is held for (a number of the demo data)
 */
export async function aUser(app: TestApp, { role = 'purchaser', dept = 311 } = {}): Promise<User> {
  const administrator = await app.as('schooladmin', 'school_admin');
  const deptId = seedId('dept', dept);
  const body = userInput({ deptId, roleDeptList: grant(roleIds[role], dept) });
  const { id } = await administrator.users.createUser({ body });
  const first = await app.client().session.login({ body: { username: body.account, password: firstPassword } });
  const { users } = app.client(first.access_token);
  await users.updatePassword({ body: { oldPassword: firstPassword, newPassword: password } });
  return { id, account: body.account, deptId, client: await app.as(body.account, role) };
}
