import type { Context } from '../../context/context.ts';

/**
 * A department that the caller may work with: of the own school, with data scope ALL of any. Its row is locked until the transaction
 * ends, so that what is judged of it stays true.
 * @param lock `share` for a department that another one is put below, `update` for one that is changed itself
 */
export async function reachableDept(id: string, lock: 'share' | 'update', { db, session, role }: Context) {
  let query = db
    .selectFrom('dept')
    .select(['companyId', 'id', 'parentId', 'deptType', 'campus', 'status', 'version'])
    .where('id', '=', id);
  if (role.dataScope !== 'ALL') query = query.where('companyId', '=', session.companyId);
  return (lock === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export type ReachableDept = NonNullable<Awaited<ReturnType<typeof reachableDept>>>;
