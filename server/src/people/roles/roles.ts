import type { Handlers } from '@campus-procurement/sdk';
import { heldMenuIds } from '#platform/auth/permissions.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deleteRole } from './deleteRole.ts';
import { queryRoleList } from './queryRoleList.ts';
import { queryRolePage } from './queryRolePage.ts';
import { roleRows } from './roleRows.ts';
import { saveRole } from './saveRole.ts';
import { toRole } from './toRole.ts';
import { updateRole } from './updateRole.ts';

export const roles = {
  queryRolePage,
  saveRole,
  updateRole,
  queryRoleList,

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
