import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';

/** Returns a department within the caller's data scope, for a store. @throws Failure `invalid` with rule `exists` */
export async function storeDept(id: string, context: Context): Promise<{ companyId: string }> {
  const { db, role, session } = context;
  const depts = await deptsWithinScope(context);
  const dept = await db.selectFrom('dept').select('companyId').where('id', '=', id).executeTakeFirst();
  const isWithin = role.dataScope === 'ALL' || (dept?.companyId === session.companyId && (depts === null || depts.has(id)));
  if (!dept || !isWithin) throw invalid({ field: 'deptId', rule: 'exists' });
  return dept;
}
