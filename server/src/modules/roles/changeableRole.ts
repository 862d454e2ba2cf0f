import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { isAbove, isWithinReach } from './reach.ts';
import { roleRows } from './roleRows.ts';

/**
 * A role that the caller may change or delete.
 * @throws Failure `missing`, `otherSchool`, `platformRole` or `roleAbove`
 */
export async function changeableRole(id: string, context: Context) {
  const row = await roleRows(context).where('role.id', '=', id).executeTakeFirst();
  if (!row) throw await absent(id, context);
  // Other schools' roles are not seen at all.
  if (!isWithinReach(row.companyId, context)) throw new Failure('platformRole');
  if (isAbove(row, context.role)) throw new Failure('roleAbove', { params: { what: row.roleName } });
  return row;
}

/** A role that the caller cannot see: of another school, or of none. */
async function absent(id: string, { db }: Context): Promise<Failure> {
  const foreign = await db.selectFrom('role').select('companyId').where('id', '=', id).executeTakeFirst();
  return foreign ? new Failure('otherSchool', { params: { companyId: foreign.companyId } }) : new Failure('missing');
}
