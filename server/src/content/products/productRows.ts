import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { maintains, publicationActions } from '#platform/records/publication.ts';
import type { FoundProducts } from './visibleProducts.ts';

/** Selects products with all columns that lists show, except the pictures. */
export function productRows(found: FoundProducts) {
  return found
    .innerJoin('company', 'company.id', 'product.companyId')
    .innerJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'product.categoryCompanyId').onRef('category.id', '=', 'product.categoryId'),
    )
    .select(['product.id', 'product.productName', 'product.categoryId', 'category.categoryName', 'product.brand'])
    .select(['product.model', 'product.referencePrice', 'product.status', 'product.publishTime', 'product.companyId'])
    .select(['company.companyName as schoolName', 'product.version', 'product.createTime', 'product.createByName'])
    .select(['product.updateTime', 'product.updateByName']);
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['executeTakeFirstOrThrow']>>;

const steps = { update: 'updateProduct', publish: 'publishProduct', remove: 'deleteProduct' } as const;

/** Returns a product as the API shows it, with the caller's allowed actions. */
export function toProduct(row: ProductRow, cover: Schemas['FileInfo'] | null, context: Context): Schemas['Product'] {
  const actions = publicationActions({ ...row, expireTime: null }, steps, context);
  return {
    ...row,
    cover,
    publishTime: isoTimeOrNull(row.publishTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: maintains(row.companyId, context) ? actions : [],
  };
}
