import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { platformId } from '#platform/values/platform.ts';
import { categoryConstraints } from './categoryConstraints.ts';
import { lockTree, refuseTwin } from './categoryTree.ts';
import { changeableCategory, seenCategory } from './changeableCategory.ts';
import { storeManager } from './managers.ts';
import { move } from './move.ts';

/** Changes the fields that are sent. The version decides between parallel writers. */
export async function updateGoodsCategory(
  { path: { id }, body }: Input<'updateGoodsCategory'>,
  context: Context,
): Promise<Output<'updateGoodsCategory'>> {
  const { db, session, now } = context;
  const { version, parentId, manager, ...fields } = body;
  if (manager !== undefined && parentId === undefined && Object.keys(fields).length === 0) {
    return setManager(id, { version, manager }, context);
  }
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
  if (manager !== undefined) await storeManager(row, manager, context);
  return true;
}

/** Each school says who manages the goods of a category of the platform, whose row stays as it is. */
async function setManager(
  id: string,
  { version, manager }: { version: number; manager: Schemas['CategoryManagerInput'] | null },
  context: Context,
): Promise<true> {
  const { db, session, now } = context;
  const category = await seenCategory(id, context);
  if (category.version !== version) throw new Failure('stale');
  await storeManager(category, manager, context);
  if (category.companyId === platformId) return true;
  const { numUpdatedRows } = await db
    .updateTable('goodsCategory')
    .set((eb) => ({ version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId: category.companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
