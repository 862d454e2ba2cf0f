import type { Input, Output } from '@campus-procurement/sdk';
import { reviewCasesOf } from '#approval/seats.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { changeableUser } from './changeableUser.ts';
import { grantsToStore, storeGrants } from './grants.ts';
import { heldRoleDepts } from './heldRoleDepts.ts';
import { homeDept } from './homeDept.ts';
import { isSynchronised } from './toUser.ts';
import { userConstraints } from './userConstraints.ts';
import type { UserRow } from './userRows.ts';

type Body = Input<'updateUser'>['body'];

/**
 * Changes the fields that are sent. The version makes sure that the user is still the one that was checked; changed grants raise it too.
 */
export async function updateUser({ body }: Input<'updateUser'>, context: Context): Promise<Output<'updateUser'>> {
  const { id, version, roleDeptList, ...sent } = body;
  const row = await changeableUser(id, context);
  if (row.version !== version) throw new Failure('stale');
  const { companyId } = row;
  const fields = { ...sent, ...(sent.account !== undefined && { account: sent.account.toLowerCase() }) };
  refuseSynchronised(row, fields);
  await refuseOwn(row, body, context);
  if (fields.deptId !== undefined && fields.deptId !== row.deptId) {
    const dept = await homeDept(fields.deptId, context);
    if (dept.companyId !== companyId) throw new Failure('otherSchool', { params: dept });
  }
  const grants = roleDeptList && (await grantsToStore(roleDeptList, companyId, context));
  const changed = context.db
    .updateTable('appUser')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(userConstraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  if (grants) {
    await storeGrants({ companyId, userId: id }, grants, context);
    await reviewCasesOf({ companyId, userId: id }, context);
  }
  return true;
}

/** Refuses changes of synchronised fields. Unchanged values are accepted, because forms send every field. */
function refuseSynchronised(row: UserRow, fields: Partial<Pick<Body, 'account' | 'name' | 'deptId' | 'casId'>>) {
  if (!isSynchronised(row.source)) return;
  const isChanged = (['account', 'name', 'deptId', 'casId'] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== row[name],
  );
  if (isChanged) throw new Failure('synchronised');
}

/**
 * Refuses changes of the caller's own phone and grants. The phone can reset the password, so changing it needs the password
 * (updateMyPhone).
 */
async function refuseOwn(row: UserRow, { phone, roleDeptList }: Body, context: Context) {
  if (row.id !== context.session.userId) return;
  if (phone !== undefined && phone !== row.phone) throw new Failure('ownAccount');
  if (!roleDeptList) return;
  const keys = (pairs: { roleId: string; deptIds: string[] }[]) =>
    pairs.flatMap(({ roleId, deptIds }) => deptIds.map((deptId) => `${roleId} ${deptId}`)).sort();
  const held = await heldRoleDepts(row, context);
  const before = keys(held.map(({ roleId, deptList }) => ({ roleId, deptIds: deptList.map(({ id }) => id) })));
  if (keys(roleDeptList).join() !== before.join()) throw new Failure('ownAccount');
}
