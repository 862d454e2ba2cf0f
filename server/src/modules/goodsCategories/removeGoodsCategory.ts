import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { Failure } from '../../http/failure.ts';
import { refusedBy } from '../constraints.ts';
import { changeableCategory } from './changeableCategory.ts';

/** Deletes a category. Whether others stand below it, the foreign key decides. */
export async function removeGoodsCategory(
  { path: { id } }: Input<'removeGoodsCategory'>,
  context: Context,
): Promise<Output<'removeGoodsCategory'>> {
  const { companyId } = await changeableCategory(id, context);
  const deletion = context.db.deleteFrom('goodsCategory').where((eb) => eb.and({ companyId, id }));
  await refusedBy({ goods_category_parent_fkey: () => new Failure('hasChildren') }, deletion.execute());
  return true;
}
