// Lists the roles of a school and notes on one of them when it was looked at.
// PROCUREMENT_URL=https://procurement.example.edu.cn/api PROCUREMENT_ACCOUNT=… PROCUREMENT_PASSWORD=… node roles.js role_code
import { isApiError, iterate, logIn, retries } from '@campus-procurement/sdk';

const { PROCUREMENT_URL: baseUrl, PROCUREMENT_ACCOUNT: username, PROCUREMENT_PASSWORD: password } = process.env;
const wanted = process.argv[2];

const options = {
  baseUrl,
  language: () => 'en-US',
  retry: retries(),
  hooks: {
    retry: ({ operationId, attempt, waitMs }) => console.error(`${operationId}: attempt ${attempt} failed, next in ${waitMs} ms`),
  },
};

try {
  const { client } = await logIn(options, { username, password });
  try {
    for await (const role of iterate(client, 'queryRolePage', { query: { sort: 'roleCode,asc' } })) {
      console.log(`${role.roleCode}\t${role.roleName}\t${role.userCount}`);
      if (role.roleCode !== wanted) continue;
      const body = { id: role.id, version: role.version, remark: `looked at on ${new Date().toISOString().slice(0, 10)}` };
      const { requestId } = await client.roles.updateRole({ body }).withResponse();
      console.log(`noted on ${role.roleCode} (request ${requestId})`);
    }
  } finally {
    await client.session.logout().catch(() => undefined);
  }
} catch (error) {
  if (!isApiError(error)) throw error;
  // Tokens and passwords are blanked.
  console.error(JSON.stringify(error));
  process.exitCode = 1;
}
