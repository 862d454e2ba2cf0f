import type { Input, Output } from '@campus-procurement/sdk';
import { heldMenuIds } from '#platform/auth/permissions.ts';
import type { Context } from '#platform/context/context.ts';
import { storedName } from '#platform/db/builtInNames.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { changeableRole } from './changeableRole.ts';
import { grantMenus } from './grantMenus.ts';
import { refuseOtherMenus, refuseWiderScope, wantedMenus } from './reach.ts';
import { refuseReservedCode } from './refuseReservedCode.ts';
import { roleConstraints } from './roleConstraints.ts';

/** Changes what is sent. The version decides between parallel writers, and makes sure that what was judged is what is changed. */
export async function updateRole({ body }: Input<'updateRole'>, context: Context): Promise<Output<'updateRole'>> {
  const { db, session, now } = context;
  const { id, version, menuIds, ...fields } = body;
  const row = await changeableRole(id, context);
  if (row.version !== version) throw new Failure('stale');
  const menus = menuIds && (await wantedMenus(menuIds, context));
  if (menus) await refuseOtherMenus(menus, row, context);
  await refuseForbiddenChanges(row, { ...fields, menus }, context);
  const { companyId, roleCode } = row;
  if (row.builtIn && fields.roleName) fields.roleName = storedName('roleName', roleCode, fields.roleName);
  const changed = db
    .updateTable('role')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(roleConstraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  if (menus) await grantMenus(db, { companyId, id }, menus);
  return true;
}

type Row = Awaited<ReturnType<typeof changeableRole>>;
type Changes = Omit<Input<'updateRole'>['body'], 'id' | 'version' | 'menuIds'> & { menus: { id: string }[] | undefined };

/** Sending a value as it is changes nothing: forms send every field. */
async function refuseForbiddenChanges(row: Row, changes: Changes, context: Context) {
  const { db, role: own } = context;
  const { roleCode = row.roleCode, dataScope = row.dataScope, status = row.status, menus } = changes;
  const isRecoded = roleCode !== row.roleCode;
  if (row.isOwn && (isRecoded || dataScope !== row.dataScope || status !== row.status)) throw new Failure('ownRole');
  if (row.isOwn && menus && !isSame(await heldMenuIds(db, row), menus)) throw new Failure('ownRole');
  if (row.builtIn && isRecoded) throw new Failure('builtIn');
  if (isRecoded) await refuseReservedCode(row.companyId, roleCode, context);
  refuseWiderScope(dataScope, own);
}

function isSame(held: Set<string>, menus: { id: string }[]) {
  return held.size === menus.length && menus.every(({ id }) => held.has(id));
}
