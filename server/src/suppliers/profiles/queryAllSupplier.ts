import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { type Kysely, sql } from 'kysely';
import type { Context, Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { beginning } from '#platform/lists/like.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { type SupplierRights, supplierRights } from './supplierRights.ts';
import { categoriesOf, supplierRows, visibleSuppliers } from './supplierRows.ts';
import { toSupplier } from './toSupplier.ts';

type Query = NonNullable<Input<'queryAllSupplier'>['query']>;

/** One page of suppliers. */
export async function queryAllSupplier(
  { query = {} }: Input<'queryAllSupplier'>,
  context: Context,
): Promise<Output<'queryAllSupplier'>> {
  const { sort = 'createTime,desc', ...filters } = query;
  // An order must not tell what the answer masks.
  const order = supplierRights(context).isReviewer ? sort : (sort.replace('submitTime', 'createTime') as typeof sort);
  return supplierList(filters, context).page(query, orderOf('supplier', order, ['submitTime']), context);
}

export type SupplierFilters = Omit<Query, 'current' | 'size' | 'sort'>;

/** The suppliers that a reader sees and that pass the filters. */
export function supplierList(filters: SupplierFilters, reader: Reader): LongList<Schemas['Supplier']> {
  const rights = supplierRights(reader);
  return longList(
    'supplier',
    filtered(filters, rights, reader).select(['supplier.companyId', 'supplier.id']),
    suppliersOf,
    async (rows) => {
      const categories = await categoriesOf(rows, reader);
      return rows.map((row) => toSupplier(row, categories.get(row.id) ?? [], rights));
    },
    reader,
  );
}

function suppliersOf(keys: KeyList, db: Kysely<Tables>) {
  return supplierRows(db.selectFrom('supplier').where(hasKey('supplier', keys)));
}

function filtered(filters: SupplierFilters, rights: SupplierRights, reader: Reader) {
  const { companyName, creditCode, status, supplierKind, creditLevel, goodsCategoryId, accountSource } = filters;
  const { signedAgreement, expiresWithinDays, companyId } = filters;
  let found = visibleSuppliers(reader, rights);
  if (companyId !== undefined) found = found.where('supplier.companyId', '=', companyId);
  if (companyName !== undefined) found = found.where(hasKeyword(['supplier.companyName'], companyName));
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
    const last = new Date(reader.now.getTime() + expiresWithinDays * 86_400_000);
    found = found.where('supplier.qualificationExpireDate', '<=', dayOf(last));
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
