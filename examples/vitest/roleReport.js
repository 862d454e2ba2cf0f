import { isApiError, iterate } from '@campus-procurement/sdk';

/** What a campus system might do: names of the roles that are in use, or why they cannot be had. */
export async function roleReport(client) {
  try {
    const names = [];
    for await (const role of iterate(client, 'queryRolePage', { query: { status: 'ENABLED' } })) names.push(role.roleName);
    return `${names.length} roles: ${names.slice(0, 2).join(', ')}`;
  } catch (error) {
    return isApiError(error) ? `no roles: ${error.name} ${error.code ?? ''}`.trim() : Promise.reject(error);
  }
}

/** Closes a role, whatever version it has. */
export async function closeRole(client, id) {
  const { version } = await client.roles.queryRoleDetail({ path: { id } });
  return client.roles.updateRole({ body: { id, version, status: 'DISABLED' } });
}
