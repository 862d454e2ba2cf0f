import { type Client, createClient } from '@campus-procurement/sdk';
import { demoPassword } from '../../server/src/demo/seed/demoAccounts.ts';

/** A session of an account of the demo data. @param roleCode in which role; in its first one unless it is named */
export async function sessionOf(base: string, username: string, roleCode?: string): Promise<{ client: Client; token: string }> {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${base}/api`, token: () => token });
  const { access_token, userinfo } = await client.session.login({ body: { username, password: demoPassword } });
  token = access_token;
  const choice = userinfo.roleDeptList.find((one) => roleCode === undefined || one.roleCode === roleCode);
  const [dept] = choice?.deptList ?? [];
  if (!choice || !dept) throw new Error(`${username} does not hold the role`);
  const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
  token = (await client.session.switchDept({ body })).access_token;
  return { client, token };
}

/** A session of the administrator of school 1001. */
export const schoolAdministrator = (base: string) => sessionOf(base, 'schooladmin', 'school_admin');
