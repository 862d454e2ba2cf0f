import type { Input, Output } from '@campus-procurement/sdk';
import { seenCompanies } from '#platform/auth/companyReach.ts';
import { judgedRoles, mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import { roleName } from '#platform/db/builtInNames.ts';
import { visibleRoles } from './roleRows.ts';

/** More roles than any selection list can use; the description's limit. */
const listLimit = 5000;

export async function queryRoleList({ query }: Input<'queryRoleList'>, context: Context): Promise<Output<'queryRoleList'>> {
  const { status, companyId, grantable } = query ?? {};
  const roles = visibleRoles(context, status && { status })
    .$if(companyId !== undefined, (all) => all.where('role.companyId', 'in', seenCompanies(context, companyId)))
    .orderBy(roleName(context.language))
    .orderBy('role.id');
  if (grantable === undefined)
    return roles
      .select(['role.id', 'role.roleCode', roleName(context.language).as('roleName')])
      .limit(listLimit)
      .execute();
  const judged = await judgedRoles(context, roles).execute();
  return judged
    .filter((role) => mayGrant(role, context.role) === grantable)
    .slice(0, listLimit)
    .map(({ id, roleCode, roleName: name }) => ({ id, roleCode, roleName: name }));
}
