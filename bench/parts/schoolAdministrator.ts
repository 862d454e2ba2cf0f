import { type Client, createClient } from '@campus-procurement/sdk';
import { demoPassword } from '../../server/src/demo/seed/demoAccounts.ts';

/** A session of the administrator of school 1001 on a server with demo data. */
export async function schoolAdministrator(base: string): Promise<{ client: Client; token: string }> {
  let token: string | null = null;
  const client = createClient({ baseUrl: `${base}/api`, token: () => token });
  const { access_token, userinfo } = await client.session.login({ body: { username: 'schooladmin', password: demoPassword } });
  token = access_token;
  const choice = userinfo.roleDeptList.find(({ roleCode }) => roleCode === 'school_admin');
  const [dept] = choice?.deptList ?? [];
  if (!choice || !dept) throw new Error('schooladmin does not hold its role');
  const body = { roleId: choice.roleId, deptId: dept.id, collegeId: dept.collegeId };
  token = (await client.session.switchDept({ body })).access_token;
  return { client, token };
}
