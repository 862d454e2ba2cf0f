import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { seenCompanies } from '#platform/auth/companyReach.ts';
import type { Context } from '#platform/context/context.ts';
import { treeOf, withRowsAbove } from '#platform/values/tree.ts';
import { managersAt } from './managers.ts';
import { type CategoryRow, toGoodsCategory } from './toGoodsCategory.ts';

/** Returns the categories that match with all categories above them, as a tree. Who holds no role, as suppliers do, reads those in use, without managers. */
export async function getGoodsCategoryTree(
  { query }: Input<'getGoodsCategoryTree'>,
  context: Context,
): Promise<Output<'getGoodsCategoryTree'>> {
  const { companyId, ...asked } = query ?? {};
  const isOutside = context.session.role === null;
  const filters = isOutside ? { ...asked, status: 'ENABLED' as const } : asked;
  const managers = isOutside ? null : await managersAt(companyId ?? context.session.companyId, context);
  const read = await categoryRows(context, seenCompanies(context, companyId));
  const rows = read.map((row): CategoryRow => ({ ...row, manager: managers?.get(row.id) ?? null }));
  const matches = (filters.status === 'ENABLED' ? switchedOn(rows) : rows).filter((row) => isWanted(row, filters));
  const reached = withRowsAbove(
    rows,
    matches.map(({ id }) => id),
  );
  return treeOf<CategoryRow, Schemas['GoodsCategory']>(
    rows.filter(({ id }) => reached.has(id)),
    (row, children) => toGoodsCategory(row, children, context),
  );
}

function categoryRows({ db }: Context, companies: string[]) {
  return db
    .selectFrom('goodsCategory as category')
    .leftJoin('dept', (join) =>
      join.onRef('dept.companyId', '=', 'category.companyId').onRef('dept.id', '=', 'category.managerDeptId'),
    )
    .select(['category.id', 'category.parentId', 'category.level', 'category.categoryCode', 'category.categoryName'])
    .select(['category.purchaseType', 'category.unit', 'category.managerDeptId', 'dept.deptName as managerDeptName'])
    .select(['category.needArgumentReport', 'category.argumentThreshold', 'category.hazardous', 'category.shareable'])
    .select([
      'category.consumable',
      'category.fixedAsset',
      'category.centralCatalogue',
      'category.sort',
      'category.status',
      'category.companyId',
      'category.version',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('goodsCategory as below')
            .select('below.id')
            .whereRef('below.parentCompanyId', '=', 'category.companyId')
            .whereRef('below.parentId', '=', 'category.id'),
        )
        .as('hasChildren'),
    )
    .where('category.companyId', 'in', companies)
    .orderBy('category.sort')
    .orderBy('category.categoryCode')
    .orderBy('category.id')
    .execute();
}

type Filters = Omit<NonNullable<Input<'getGoodsCategoryTree'>['query']>, 'companyId'>;

function isWanted(row: CategoryRow, { keyword, purchaseType, status }: Filters): boolean {
  return (
    (keyword === undefined || row.categoryName.includes(keyword) || row.categoryCode.startsWith(keyword)) &&
    (purchaseType === undefined || row.purchaseType === purchaseType) &&
    (status === undefined || row.status === status)
  );
}

/** Returns the rows that are enabled and have only enabled rows above them. */
function switchedOn(rows: CategoryRow[]): CategoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isOn = (row: CategoryRow | undefined): boolean =>
    row === undefined || (row.status === 'ENABLED' && (row.parentId === null || isOn(byId.get(row.parentId))));
  return rows.filter(isOn);
}
