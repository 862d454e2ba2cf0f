import type { Input, Output } from '@campus-procurement/sdk';
import { deptAndBelow } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { deptName } from '#platform/db/builtInNames.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';

/** The limit of the description: as many as fit below a search field. */
const listLimit = 50;

/** Lists enabled users of the caller's school, for forms that choose a person: those of the own department first. */
export async function listUsersSimple({ query }: Input<'listUsersSimple'>, context: Context): Promise<Output<'listUsersSimple'>> {
  const { keyword, deptId, roleCode } = query ?? {};
  const { companyId, role } = context.session;
  let found = context.db
    .selectFrom('appUser as user')
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'user.companyId').onRef('dept.id', '=', 'user.deptId'))
    .select(['user.id', 'user.name', 'user.account', deptName(context.language).as('deptName')])
    .where('user.companyId', '=', companyId)
    .where('user.status', '=', 'ENABLED')
    .where('user.userType', '<>', 'SUPPLIER');
  if (deptId !== undefined) found = found.where('user.deptId', 'in', deptAndBelow(context.db, companyId, deptId));
  if (keyword !== undefined) found = found.where(hasKeyword(['user.account', 'user.name'], keyword));
  if (roleCode !== undefined) {
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRoleDept as held')
          .innerJoin('role', (join) =>
            join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'),
          )
          .select('held.userId')
          .whereRef('held.companyId', '=', 'user.companyId')
          .whereRef('held.userId', '=', 'user.id')
          .where('role.roleCode', '=', roleCode)
          .where('role.status', '=', 'ENABLED'),
      ),
    );
  }
  if (role !== null) found = found.orderBy((eb) => eb('user.deptId', '=', role.deptId), 'desc');
  return found.orderBy('user.nameKey').orderBy('user.id').limit(listLimit).execute();
}
