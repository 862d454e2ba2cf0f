import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { refuseUnchangeable } from '#platform/auth/companyReach.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { categoryConstraints } from './categoryConstraints.ts';
import { lockTree, placeBelow, refuseTwin } from './categoryTree.ts';

export async function saveGoodsCategory(
  { body }: Input<'saveGoodsCategory'>,
  context: Context,
): Promise<Output<'saveGoodsCategory'>> {
  const { db, session, now } = context;
  const { companyId = session.companyId, parentId = null, ...fields } = body;
  refuseUnchangeable(companyId, context);
  await lockTree(companyId, context);
  const parent = await placeBelow(parentId, { companyId, height: 1 }, context);
  if (parent && parent.purchaseType !== body.purchaseType) throw invalid({ field: 'purchaseType', rule: 'parent' });
  const id = newId();
  await refuseTwin({ ...fields, companyId, id, parentId }, context);
  const place = { parentCompanyId: parent?.companyId ?? null, parentId, level: (parent?.level ?? 0) + 1 };
  const made = { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
  const unset = { unit: null, managerDeptId: null, argumentThreshold: null };
  const fixedAsset = body.fixedAsset ?? (body.purchaseType === 'GOODS' && !body.consumable);
  const row = { ...unset, ...fields, fixedAsset, ...place, companyId, id, ...made };
  await refusedBy(categoryConstraints, db.insertInto('goodsCategory').values(row).execute());
  return { id };
}
