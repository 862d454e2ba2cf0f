import { mayGrant } from '#platform/auth/mayGrant.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { isWithinReach } from './reach.ts';
import { roleRows } from './roleRows.ts';

/**
 * A role that the caller may change or delete.
 * @throws Failure `missing`, `platformRole` or `roleAbove`
 */
export async function changeableRole(id: string, context: Context) {
  const row = await roleRows(context).where('role.id', '=', id).executeTakeFirst();
  // Those of other schools are not seen at all, and answered like one that nobody has.
  if (!row) throw new Failure('missing');
  if (!isWithinReach(row.companyId, context)) throw new Failure('platformRole');
  if (!mayGrant(row, context.role)) throw new Failure('roleAbove', { params: { what: row.roleName } });
  return row;
}
