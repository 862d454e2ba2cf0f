import { refuseUnchangeable, seenCompanies } from '#platform/auth/companyReach.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';

/**
 * Returns a category that the caller may change or delete.
 * @throws Failure `missing`, also for a category of another school, or `platformOnly`
 */
export async function changeableCategory(id: string, context: Context) {
  const row = await seenCategory(id, context);
  refuseUnchangeable(row.companyId, context);
  return row;
}

/** Returns a category of the platform or of the caller's school. @throws Failure `missing` */
export async function seenCategory(id: string, context: Context) {
  const row = await context.db
    .selectFrom('goodsCategory')
    .select(['companyId', 'id', 'parentId', 'level', 'categoryCode', 'categoryName', 'purchaseType', 'version'])
    .where('id', '=', id)
    .$if(context.role.dataScope !== 'ALL', (query) => query.where('companyId', 'in', seenCompanies(context)))
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}
