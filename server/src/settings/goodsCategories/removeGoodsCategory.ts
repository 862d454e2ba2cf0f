import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { changeableCategory } from './changeableCategory.ts';

/** Deletes a category. The foreign keys refuse it if it has children or is in use. */
export async function removeGoodsCategory(
  { path: { id } }: Input<'removeGoodsCategory'>,
  context: Context,
): Promise<Output<'removeGoodsCategory'>> {
  const { companyId } = await changeableCategory(id, context);
  const deletion = context.db.deleteFrom('goodsCategory').where((eb) => eb.and({ companyId, id }));
  const refusals = {
    goods_category_parent_fkey: () => new Failure('hasChildren'),
    supplier_category_category_fkey: () => new Failure('referenced'),
    purchasing_category_goods_goods_fkey: () => new Failure('referenced'),
    product_category_fkey: () => new Failure('referenced'),
  };
  return deleted(await refusedBy(refusals, deletion.executeTakeFirst()));
}
