import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';

/**
 * Returns the school of the department that a user is to belong to. A department of another school counts as missing.
 * @throws Failure `invalid` with rule `exists`, or `deptBeyond`
 */
export async function homeDept(deptId: string, context: Context): Promise<{ companyId: string }> {
  const { db, session, role } = context;
  const dept = await db.selectFrom('dept').select(['companyId', 'deptName']).where('id', '=', deptId).executeTakeFirst();
  const isSeen = dept && (role.dataScope === 'ALL' || dept.companyId === session.companyId);
  if (!isSeen) throw invalid({ field: 'deptId', rule: 'exists' });
  const { companyId, deptName } = dept;
  const within = await deptsWithinScope(context);
  if (within && !within.has(deptId)) throw new Failure('deptBeyond', { params: { dept: deptName } });
  return { companyId };
}
