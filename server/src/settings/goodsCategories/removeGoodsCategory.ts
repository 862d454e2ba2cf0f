import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { deleted } from '#platform/records/deleted.ts';
import { changeableCategory } from './changeableCategory.ts';

/** Deletes a category. Refused if it has children or is in use. */
export async function removeGoodsCategory(
  { path: { id } }: Input<'removeGoodsCategory'>,
  context: Context,
): Promise<Output<'removeGoodsCategory'>> {
  const { companyId } = await changeableCategory(id, context);
  const deletion = context.db.deleteFrom('goodsCategory').where((eb) => eb.and({ companyId, id }));
  const key = { company_id: companyId, id };
  await refuseUsed({ table: 'goods_category', key, inOtherWords: { goods_category_parent_fkey: 'hasChildren' } }, context);
  return deleted(await ifUnused(deletion.executeTakeFirst()));
}
