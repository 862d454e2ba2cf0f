import type { Input, Output } from '@campus-procurement/sdk';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { maintains } from '#platform/records/publication.ts';
import { imagesOf } from './productImages.ts';
import { productRows, toProduct } from './productRows.ts';
import { visibleProducts } from './visibleProducts.ts';

export async function getProductDetail(
  { path: { id } }: Input<'getProductDetail'>,
  context: Context,
): Promise<Output<'getProductDetail'>> {
  const row = await productRows(visibleProducts(context))
    .select(['product.parameters', 'product.withdrawReason'])
    .where('product.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { parameters, withdrawReason, ...shown } = row;
  const images = await imagesOf(row, context);
  const suppliers = await context.db
    .selectFrom('productSupplier as offer')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'offer.companyId').onRef('supplier.id', '=', 'offer.supplierId'),
    )
    .select(['supplier.id', 'supplier.companyName', 'supplier.creditCode'])
    .where((eb) => eb.and({ 'offer.companyId': row.companyId, 'offer.productId': id, 'supplier.status': 'APPROVED' }))
    .orderBy('supplier.companyNameKey')
    .execute();
  const mayChange = maintains(row.companyId, context) && permitted(context)('updateProduct');
  return {
    ...toProduct(shown, images[0] ?? null, context),
    parameters,
    images,
    suppliers,
    withdrawReason: mayChange ? withdrawReason : null,
  };
}
