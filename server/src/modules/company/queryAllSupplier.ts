import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { businessDate } from '../../db/businessDate.ts';
import { beginning, matching } from '../like.ts';
import { orderOf } from '../order.ts';
import { type SupplierRights, supplierRights } from './supplierRights.ts';
import { categoriesOf, supplierRows, visibleSuppliers } from './supplierRows.ts';
import { toSupplier } from './toSupplier.ts';

type Query = NonNullable<Input<'queryAllSupplier'>['query']>;

/** One page of suppliers; those that sort alike are told apart by their id. */
export async function queryAllSupplier(
  { query = {} }: Input<'queryAllSupplier'>,
  context: Context,
): Promise<Output<'queryAllSupplier'>> {
  const { current = 1, size = 10, sort = 'createTime,desc', ...filters } = query;
  const rights = await supplierRights(context);
  const found = filtered(filters, rights, context);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const order = orderOf('supplier', sort);
  // The ids of the page first, from the index alone; then the rows, which are many columns wide.
  const page = found
    .select(['supplier.companyId', 'supplier.id'])
    .orderBy(order)
    .limit(size)
    .offset((current - 1) * size);
  const onPage = context.db
    .selectFrom('supplier')
    .where((eb) => eb(eb.refTuple('supplier.companyId', 'supplier.id'), 'in', page.$asTuple('companyId', 'id')));
  const rows = await supplierRows(onPage).orderBy(order).execute();
  const categories = await categoriesOf(rows, context);
  return { records: rows.map((row) => toSupplier(row, categories.get(row.id) ?? [], rights)), total, current, size };
}

function filtered(filters: Omit<Query, 'current' | 'size' | 'sort'>, rights: SupplierRights, context: Context) {
  const { companyName, creditCode, status, supplierKind, creditLevel, goodsCategoryId, accountSource } = filters;
  const { signedAgreement, expiresWithinDays, companyId } = filters;
  let found = visibleSuppliers(context, rights);
  if (companyId !== undefined) found = found.where('supplier.companyId', '=', companyId);
  if (companyName !== undefined) found = found.where('supplier.companyName', 'ilike', matching(companyName));
  if (creditCode !== undefined) found = found.where('supplier.creditCode', 'like', beginning(creditCode));
  if (status !== undefined) found = found.where('supplier.status', '=', status);
  if (supplierKind !== undefined) found = found.where('supplier.supplierKind', '=', supplierKind);
  if (creditLevel !== undefined) found = found.where('supplier.creditLevel', '=', creditLevel);
  if (goodsCategoryId !== undefined) found = found.where(sells(goodsCategoryId));
  // A filter must not tell what the answer masks.
  if (accountSource !== undefined)
    found = rights.isReviewer ? found.where('supplier.accountSource', '=', accountSource) : found.where(sql<boolean>`false`);
  if (signedAgreement !== undefined) found = found.where('supplier.signedAgreement', '=', signedAgreement);
  if (expiresWithinDays !== undefined) {
    const last = new Date(context.now.getTime() + expiresWithinDays * 86_400_000);
    found = found.where('supplier.qualificationExpireDate', '<=', businessDate(last));
  }
  return found;
}

/** In a query about suppliers: whether one sells a goods category, or one below it. */
function sells(categoryId: string) {
  return sql<boolean>`exists (
    with recursive category as (
      select company_id, id from goods_category where id = ${categoryId}
      union all
      select child.company_id, child.id from goods_category child
      join category on child.parent_company_id = category.company_id and child.parent_id = category.id
    )
    select from supplier_category sold join category on sold.category_company_id = category.company_id and sold.category_id = category.id
    where sold.company_id = supplier.company_id and sold.supplier_id = supplier.id)`;
}
