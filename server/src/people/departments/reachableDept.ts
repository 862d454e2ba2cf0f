import type { Context } from '#platform/context/context.ts';

/**
 * Returns a department that the caller may use: of their own school, with data scope ALL of any. Its row stays locked until the transaction
 * ends, so that checks remain valid.
 * @param lock `share` for a department that gets a child, `update` for one that is changed itself
 */
export async function reachableDept(id: string, lock: 'share' | 'update', { db, session, role }: Context) {
  let query = db
    .selectFrom('dept')
    .select(['companyId', 'id', 'deptCode', 'parentId', 'deptType', 'campus', 'status', 'version'])
    .where('id', '=', id);
  if (role.dataScope !== 'ALL') query = query.where('companyId', '=', session.companyId);
  return (lock === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export type ReachableDept = NonNullable<Awaited<ReturnType<typeof reachableDept>>>;
