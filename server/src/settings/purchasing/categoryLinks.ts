import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

/** The links of a purchasing category. */
export interface Links {
  goodsCategoryIds?: string[] | undefined;
  deptIds?: string[] | undefined;
  executionIds?: string[] | undefined;
}

interface Category {
  companyId: string;
  id: string;
}

/**
 * Replaces the links that are sent.
 * @throws Failure `invalid` with rule `exists` for rows that the school does not have
 */
export async function storeLinks(category: Category, links: Links, context: Context): Promise<void> {
  if (links.goodsCategoryIds) await storeGoods(category, links.goodsCategoryIds, context);
  if (links.deptIds) await storeDepts(category, links.deptIds, context);
  if (links.executionIds) await storeExecutions(category, links.executionIds, context);
}

async function storeGoods({ companyId, id: categoryId }: Category, ids: string[], { db }: Context): Promise<void> {
  await db
    .deleteFrom('purchasingCategoryGoods')
    .where((eb) => eb.and({ companyId, categoryId }))
    .execute();
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('goodsCategory')
    .select(['companyId', 'id'])
    .where('id', 'in', ids)
    .where('companyId', 'in', [platformId, companyId])
    .forKeyShare()
    .execute();
  refuseUnknown('goodsCategoryIds', ids, found);
  const rows = found.map((goods) => ({ companyId, categoryId, goodsCompanyId: goods.companyId, goodsCategoryId: goods.id }));
  await db.insertInto('purchasingCategoryGoods').values(rows).execute();
}

async function storeDepts({ companyId, id: categoryId }: Category, ids: string[], { db }: Context): Promise<void> {
  await db
    .deleteFrom('purchasingCategoryDept')
    .where((eb) => eb.and({ companyId, categoryId }))
    .execute();
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('dept')
    .select('id')
    .where('id', 'in', ids)
    .where('companyId', '=', companyId)
    .forKeyShare()
    .execute();
  refuseUnknown('deptIds', ids, found);
  const rows = ids.map((deptId) => ({ companyId, categoryId, deptId }));
  await db.insertInto('purchasingCategoryDept').values(rows).execute();
}

async function storeExecutions({ companyId, id: categoryId }: Category, ids: string[], { db }: Context): Promise<void> {
  await db
    .deleteFrom('purchasingCategoryExecution')
    .where((eb) => eb.and({ companyId, categoryId }))
    .execute();
  const found = await db
    .selectFrom('purchasingExecution')
    .select('id')
    .where('id', 'in', ids)
    .where('companyId', '=', companyId)
    .forKeyShare()
    .execute();
  refuseUnknown('executionIds', ids, found);
  const rows = ids.map((executionId) => ({ companyId, categoryId, executionId }));
  await db.insertInto('purchasingCategoryExecution').values(rows).execute();
}

function refuseUnknown(field: keyof Links, ids: string[], found: { id: string }[]): void {
  const known = new Set(found.map(({ id }) => id));
  const errors = ids.flatMap((id, index) => (known.has(id) ? [] : [{ field: `${field}.${index}`, rule: 'exists' }]));
  if (errors.length > 0) throw invalid(...errors);
}
