import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { storeLinks } from './categoryLinks.ts';
import { categoryRows } from './readCategories.ts';
import { refuseDisabledExecutions, refuseOverlap } from './refuseOverlap.ts';
import { lockConfiguration, schoolOf } from './school.ts';

const constraints = {
  purchasing_category_name_unique: () => invalid({ field: 'categoryName', rule: 'unique' }),
  purchasing_category_code_unique: () => invalid({ field: 'categoryCode', rule: 'unique' }),
  purchasing_category_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};

/** Returns a category that the caller may change. A category of another school counts as missing. */
async function changeableCategory(id: string, context: Context) {
  const row = await categoryRows(context).where('category.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

export async function savePurchasingCategory(
  { body }: Input<'savePurchasingCategory'>,
  context: Context,
): Promise<Output<'savePurchasingCategory'>> {
  const { db, session, now } = context;
  const { companyId: named, goodsCategoryIds, deptIds, executionIds, amountMax = null, status = 'ENABLED', ...fields } = body;
  const companyId = schoolOf(named, context);
  await lockConfiguration(companyId, context);
  const id = newId();
  await refuseOverlap({ ...fields, companyId, id, amountMax, status }, context);
  const made = { createTime: now, createByName: session.userName, updateTime: now, updateByName: session.userName };
  const row = { ...fields, companyId, id, amountMax, status, ...made };
  await refusedBy(constraints, db.insertInto('purchasingCategory').values(row).execute());
  await storeLinks({ companyId, id }, { goodsCategoryIds, deptIds, executionIds }, context);
  if (status === 'ENABLED') await refuseDisabledExecutions({ companyId, id }, context);
  return { id };
}

/** Changes the fields that are sent. The version decides between parallel writers of one category, the lock between those of one school. */
export async function updatePurchasingCategory(
  { path: { id }, body }: Input<'updatePurchasingCategory'>,
  context: Context,
): Promise<Output<'updatePurchasingCategory'>> {
  const { db, session, now } = context;
  const { version, goodsCategoryIds, deptIds, executionIds, ...fields } = body;
  const { companyId } = await changeableCategory(id, context);
  await lockConfiguration(companyId, context);
  const row = await changeableCategory(id, context);
  if (row.version !== version) throw new Failure('stale');
  const result = { ...row, ...fields };
  await refuseOverlap(result, context);
  const changed = db
    .updateTable('purchasingCategory')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updateTime: now, updateByName: session.userName }))
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(constraints, changed);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  await storeLinks({ companyId, id }, { goodsCategoryIds, deptIds, executionIds }, context);
  if (result.status === 'ENABLED') await refuseDisabledExecutions({ companyId, id }, context);
  return true;
}

export async function deletePurchasingCategory(
  { path: { id } }: Input<'deletePurchasingCategory'>,
  context: Context,
): Promise<Output<'deletePurchasingCategory'>> {
  const { companyId } = await changeableCategory(id, context);
  const deletion = context.db.deleteFrom('purchasingCategory').where((eb) => eb.and({ companyId, id }));
  return deleted(await deletion.executeTakeFirst());
}
