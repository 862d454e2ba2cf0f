import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { refusedBy } from '../../records/constraints.ts';
import { deleted } from '../../records/deleted.ts';
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
