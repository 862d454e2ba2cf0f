import type { Input, Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { beginning } from '#platform/lists/like.ts';
import { type Order, orderOf } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { coversOf } from './productImages.ts';
import { productRows, toProduct } from './productRows.ts';
import { type FoundProducts, visibleProducts } from './visibleProducts.ts';

const newest: Order = [
  { column: 'product.createTime', direction: 'desc' },
  { column: 'product.id', direction: 'desc' },
];

/** Returns one page of products. */
export async function queryProductPage(
  { query = {} }: Input<'queryProductPage'>,
  context: Context,
): Promise<Schemas['ProductPage']> {
  const { sort, ...filters } = query;
  const found = filtered(visibleProducts(context), filters);
  const { records: rows, ...page } = await readPage(
    query,
    found.select(['product.companyId', 'product.id']),
    sort ? orderOf('product', sort, ['referencePrice']) : newest,
    (keys, db) => productRows(db.selectFrom('product').where(hasKey('product', keys))),
    (row) => row,
    context,
  );
  const covers = await coversOf(rows, context);
  return { records: rows.map((row) => toProduct(row, covers.get(row.id) ?? null, context)), ...page };
}

type Filters = Omit<NonNullable<Input<'queryProductPage'>['query']>, 'sort'>;

function filtered(found: FoundProducts, filters: Filters): FoundProducts {
  const { productName, categoryId, brand, supplierId, status, companyId } = filters;
  let query = found;
  if (companyId !== undefined) query = query.where('product.companyId', '=', companyId);
  if (productName !== undefined) query = query.where(hasKeyword(['product.productName'], productName));
  if (brand !== undefined) query = query.where('product.brand', 'ilike', beginning(brand));
  if (status !== undefined) query = query.where('product.status', '=', status);
  if (categoryId !== undefined) query = query.where(isAtOrBelow(categoryId));
  if (supplierId === undefined) return query;
  return query.where((eb) =>
    eb.exists(
      eb
        .selectFrom('productSupplier as offer')
        .select('offer.supplierId')
        .whereRef('offer.companyId', '=', 'product.companyId')
        .whereRef('offer.productId', '=', 'product.id')
        .where('offer.supplierId', '=', supplierId),
    ),
  );
}

function isAtOrBelow(categoryId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(product.category_company_id, product.category_id) in (
    with recursive below as (
      select company_id, id from goods_category where id = ${categoryId}
      union all
      select child.company_id, child.id from goods_category child
        join below on child.parent_company_id = below.company_id and child.parent_id = below.id)
    select company_id, id from below)`;
}
