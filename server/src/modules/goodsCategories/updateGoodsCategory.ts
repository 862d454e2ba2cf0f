import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure } from '../../failure/failure.ts';
import { refusedBy } from '../../records/constraints.ts';
import { categoryConstraints } from './categoryConstraints.ts';
import { lockTree, refuseTwin } from './categoryTree.ts';
import { changeableCategory } from './changeableCategory.ts';
import { move } from './move.ts';

/** Changes the fields that are sent. The version decides between parallel writers. */
export async function updateGoodsCategory(
  { path: { id }, body }: Input<'updateGoodsCategory'>,
  context: Context,
): Promise<Output<'updateGoodsCategory'>> {
  const { db, session, now } = context;
  const { version, parentId, ...fields } = body;
  const { companyId } = await changeableCategory(id, context);
  await lockTree(companyId, context);
  // Read after the lock, because the category may have been moved while waiting for it.
  const row = await changeableCategory(id, context);
  if (row.version !== version) throw new Failure('stale');
  const place = parentId === undefined || parentId === row.parentId ? {} : await move(row, parentId, context);
  await refuseTwin({ ...row, ...fields, ...place }, context);
  const marks = { ...(fields.consumable === true && { fixedAsset: false }), ...fields };
  const changed = db
    .updateTable('goodsCategory')
    .set((eb) => ({ ...marks, ...place, version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(categoryConstraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
