import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { grantMenus } from './grantMenus.ts';
import { exclusiveByMenus, isWithinReach, refuseWiderScope, wantedMenus } from './reach.ts';
import { refuseReservedCode } from './refuseReservedCode.ts';
import { roleConstraints } from './roleConstraints.ts';

export async function saveRole({ body }: Input<'saveRole'>, context: Context): Promise<Output<'saveRole'>> {
  const { db, session, role: own, now } = context;
  const { menuIds, companyId = session.companyId, status = 'ENABLED', ...fields } = body;
  // The pipeline has refused other schools; what is left is the platform, as somebody's own company.
  if (!isWithinReach(companyId, context)) throw new Failure('platformRole');
  refuseWiderScope(body.dataScope, own);
  await refuseReservedCode(companyId, body.roleCode, context);
  const menus = await wantedMenus(menuIds, context);
  const exclusive = await exclusiveByMenus(menus, context);
  const id = newId();
  const made = { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
  const row = { ...fields, companyId, id, status, exclusive, ...made };
  await refusedBy(roleConstraints, db.insertInto('role').values(row).execute());
  await grantMenus(db, { companyId, id }, menus);
  return { id };
}
