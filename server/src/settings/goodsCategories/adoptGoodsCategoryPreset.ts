import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { refuseUnchangeable, seenCompanies } from '#platform/auth/companyReach.ts';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { categoryFields, codeAbove, goodsCategoryPreset } from '#reference/goodsCategoryPreset.ts';
import { categoryConstraints } from './categoryConstraints.ts';
import { lockTree } from './categoryTree.ts';

/** Adds the usual goods categories of which the company has neither the code nor, at that place, the name. Those that are there stay as they are. */
export async function adoptGoodsCategoryPreset(
  { body }: Input<'adoptGoodsCategoryPreset'>,
  context: Context,
): Promise<Output<'adoptGoodsCategoryPreset'>> {
  const { db, session } = context;
  const companyId = body?.companyId ?? session.companyId;
  refuseUnchangeable(companyId, context);
  await lockTree(companyId, context);
  const there = await db
    .selectFrom('goodsCategory')
    .select(['companyId', 'id', 'parentId', 'level', 'categoryCode', 'categoryName', 'purchaseType'])
    .where('companyId', 'in', seenCompanies(context, companyId))
    .execute();
  const byCode = new Map(there.map((row) => [row.categoryCode, row]));
  const place = (parentId: string | null, name: string) => `${parentId} ${name}`;
  const taken = new Set(there.map((row) => place(row.parentId, row.categoryName)));
  const rows = [];
  for (const line of goodsCategoryPreset) {
    const fields = categoryFields(line);
    const above = codeAbove(fields.categoryCode);
    const parent = byCode.get(above);
    // What has another meaning here has no place for what the preset has below it.
    const fits = above === '' || (parent?.purchaseType === fields.purchaseType && parent.level === fields.level - 1);
    const parentId = parent?.id ?? null;
    if (!fits || byCode.has(fields.categoryCode) || taken.has(place(parentId, fields.categoryName))) continue;
    const row = { ...fields, companyId, id: newId(), parentCompanyId: parent?.companyId ?? null, parentId };
    byCode.set(fields.categoryCode, row);
    rows.push({ ...row, ...madeBy(context) });
  }
  if (rows.length > 0) await refusedBy(categoryConstraints, db.insertInto('goodsCategory').values(rows).execute());
  return { created: rows.length };
}
