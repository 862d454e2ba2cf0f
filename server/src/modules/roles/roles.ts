import type { Handlers } from '@campus-procurement/sdk';
import { heldMenuIds } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { deleteRole } from './deleteRole.ts';
import { queryRolePage } from './queryRolePage.ts';
import { roleRows, visibleRoles } from './roleRows.ts';
import { saveRole } from './saveRole.ts';
import { toRole } from './toRole.ts';
import { updateRole } from './updateRole.ts';

/** More roles than any selection list can use; the description's limit. */
const listLimit = 5000;

export const roles = {
  queryRolePage,
  saveRole,
  updateRole,

  queryRoleList: ({ query }, context) =>
    visibleRoles(context, query)
      .select(['role.id', 'role.roleCode', 'role.roleName'])
      .orderBy('role.roleName')
      .orderBy('role.id')
      .limit(listLimit)
      .execute(),

  async queryRoleDetail({ path: { id } }, context) {
    const row = await roleRows(context).where('role.id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('missing');
    return { ...toRole(row, context), menuIds: [...(await heldMenuIds(context.db, row))] };
  },

  deleteRole,
} satisfies Pick<
  Handlers<Context>,
  'queryRolePage' | 'saveRole' | 'updateRole' | 'queryRoleList' | 'queryRoleDetail' | 'deleteRole'
>;
