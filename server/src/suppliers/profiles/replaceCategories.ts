import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

/** Sets what a supplier mainly sells. @throws Failure `invalid` with rule `exists` for a category that the school does not have */
export async function replaceCategories(
  { companyId, id }: { companyId: string; id: string },
  categoryIds: string[],
  { db }: Context,
): Promise<void> {
  // They may not be deleted before the transaction ends; the foreign key would say so too late to name the field.
  const categories = await db
    .selectFrom('goodsCategory')
    .select(['companyId as categoryCompanyId', 'id as categoryId'])
    .where('id', 'in', categoryIds)
    .where('companyId', 'in', [platformId, companyId])
    .where('status', '=', 'ENABLED')
    .forKeyShare()
    .execute();
  if (categories.length < categoryIds.length) throw invalid({ field: 'goodsCategoryIds', rule: 'exists' });
  await db
    .deleteFrom('supplierCategory')
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .execute();
  await db
    .insertInto('supplierCategory')
    .values(categories.map((category) => ({ companyId, supplierId: id, ...category })))
    .execute();
}
