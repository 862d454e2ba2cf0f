import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

/** The refusals for constraints that a product can violate. */
export const constraints = {
  product_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
  product_category_fkey: () => invalid({ field: 'categoryId', rule: 'exists' }),
  product_model_unique: () => invalid({ field: 'model', rule: 'unique' }),
};

/**
 * Returns the columns for a category of the platform or of the school.
 * @throws Failure `invalid` with rule `exists`
 */
export async function categoryColumns(companyId: string, categoryId: string, { db }: Context) {
  const category = await db
    .selectFrom('goodsCategory')
    .select('companyId')
    .where('id', '=', categoryId)
    .where('companyId', 'in', [platformId, companyId])
    .executeTakeFirst();
  if (!category) throw invalid({ field: 'categoryId', rule: 'exists' });
  return { categoryCompanyId: category.companyId, categoryId };
}

/**
 * Sets the suppliers of a product, which must be approved suppliers of the same school. Call it in the transaction that writes the product.
 * @throws Failure `invalid` with rule `exists`
 */
export async function storeSuppliers(
  { companyId, id: productId }: { companyId: string; id: string },
  supplierIds: string[],
  { db }: Context,
): Promise<void> {
  await db
    .deleteFrom('productSupplier')
    .where((eb) => eb.and({ companyId, productId }))
    .execute();
  if (supplierIds.length === 0) return;
  const found = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId, status: 'APPROVED' }))
    .where('id', 'in', supplierIds)
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const unknown = supplierIds.flatMap((id, index) => (known.has(id) ? [] : [{ field: `supplierIds.${index}`, rule: 'exists' }]));
  if (unknown.length > 0) throw invalid(...unknown);
  const rows = supplierIds.map((supplierId) => ({ companyId, productId, supplierId }));
  await db.insertInto('productSupplier').values(rows).execute();
}
