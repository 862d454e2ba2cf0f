import type { Input, Output } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { heldRoleDepts } from './heldRoleDepts.ts';
import { openWorkOf } from './openWorkOf.ts';
import { toUser } from './toUser.ts';
import { rolesOfUsers, userRows } from './userRows.ts';
import { visibleUsers } from './visibleUsers.ts';

export async function getUserDetail(
  { path: { id } }: Input<'getUserDetail'>,
  context: Context,
): Promise<Output<'getUserDetail'>> {
  const row = await userRows(await visibleUsers(context), context.language)
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const roles = await rolesOfUsers([row], context);
  return {
    ...toUser(row, roles.get(id) ?? [], context),
    roleDeptList: await heldRoleDepts(row, context),
    ...(await openWorkOf(row, context)),
    needChangePassword: row.needChangePassword,
    initialPasswordExpireTime: row.needChangePassword ? isoTimeOrNull(row.initialPasswordExpireTime) : null,
  };
}
