import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { executionRows, toExecutions } from './readExecutions.ts';
import { listLimit, schoolRead } from './school.ts';

export async function listPurchasingCategories(
  { query }: Input<'listPurchasingCategories'>,
  context: Context,
): Promise<Output<'listPurchasingCategories'>> {
  const { companyId, status, purchaseType, amount } = query ?? {};
  let rows = categoryRows(context, companyId);
  if (status !== undefined) rows = rows.where('category.status', '=', status);
  if (purchaseType !== undefined) rows = rows.where('category.purchaseType', '=', purchaseType);
  if (amount !== undefined) {
    rows = rows
      .where('category.amountMin', '<=', amount)
      .where((eb) => eb.or([eb('category.amountMax', 'is', null), eb('category.amountMax', '>', amount)]));
  }
  return toCategories(await rows.limit(listLimit).execute(), context);
}

export async function getPurchasingCategoryDetail(
  { path: { id } }: Input<'getPurchasingCategoryDetail'>,
  context: Context,
): Promise<Output<'getPurchasingCategoryDetail'>> {
  const [category] = await toCategories(await categoryRows(context).where('category.id', '=', id).execute(), context);
  if (!category) throw new Failure('missing');
  const executions = await executionRows(context, category.companyId)
    .where('execution.id', 'in', category.executionIds)
    .execute();
  return { ...category, executions: toExecutions(executions, context) };
}

/** Selects the ordered categories that the caller sees. */
export function categoryRows(context: Context, companyId?: string) {
  const school = schoolRead(companyId, context);
  return context.db
    .selectFrom('purchasingCategory as category')
    .innerJoin('company', 'company.id', 'category.companyId')
    .select(['category.id', 'category.categoryName', 'category.categoryCode', 'category.purchaseType', 'category.amountMin'])
    .select(['category.amountMax', 'category.needArgumentReport', 'category.sort', 'category.status', 'category.companyId'])
    .select(['company.companyName as schoolName', 'category.version'])
    .select(['category.createTime', 'category.createByName', 'category.updateTime', 'category.updateByName'])
    .$if(school !== null, (rows) => rows.where('category.companyId', '=', school))
    .orderBy('category.companyId')
    .orderBy('category.sort')
    .orderBy('category.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof categoryRows>['executeTakeFirstOrThrow']>>;
type Action = Schemas['PurchasingCategory']['allowedActions'][number];

async function toCategories(rows: Row[], context: Context): Promise<Schemas['PurchasingCategory'][]> {
  if (rows.length === 0) return [];
  const links = await linksOf(
    rows.map(({ id }) => id),
    context,
  );
  return rows.map(({ createTime, updateTime, ...shown }) => ({
    ...shown,
    goodsCategoryIds: links.goods.get(shown.id) ?? [],
    deptIds: links.depts.get(shown.id) ?? [],
    executionIds: links.executions.get(shown.id) ?? [],
    createTime: isoTime(createTime),
    updateTime: isoTime(updateTime),
    allowedActions: allowedActions(shown.status, context),
  }));
}

/** Returns the ids of the linked rows, by the id of the category. */
async function linksOf(ids: string[], { db }: Context) {
  const goods = db.selectFrom('purchasingCategoryGoods').select(['categoryId', 'goodsCategoryId as linked']);
  const depts = db.selectFrom('purchasingCategoryDept').select(['categoryId', 'deptId as linked']);
  const executions = db.selectFrom('purchasingCategoryExecution').select(['categoryId', 'executionId as linked']);
  return {
    goods: byCategory(await goods.where('categoryId', 'in', ids).orderBy('goodsCategoryId').execute()),
    depts: byCategory(await depts.where('categoryId', 'in', ids).orderBy('deptId').execute()),
    executions: byCategory(await executions.where('categoryId', 'in', ids).orderBy('executionId').execute()),
  };
}

function byCategory(links: { categoryId: string; linked: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(links, ({ categoryId }) => categoryId);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ linked }) => linked)]));
}

function allowedActions(status: Schemas['Status'], context: Context): Action[] {
  const mayCall = permitted(context);
  const actions: Action[] = [];
  if (mayCall('updatePurchasingCategory')) actions.push('EDIT', status === 'ENABLED' ? 'DISABLE' : 'ENABLE');
  if (mayCall('deletePurchasingCategory')) actions.push('DELETE');
  return actions;
}
