import type { Input } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { releaseFiles } from '#platform/files/takeFiles.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { draftAgain, maintains, publicationStep, refuseWhilePublished } from '#platform/records/publication.ts';
import { categoryColumns, constraints, storeSuppliers } from './productFields.ts';
import { productUser, storeImages } from './productImages.ts';
import { visibleProducts } from './visibleProducts.ts';

/** Changes the fields that are sent. The product becomes a draft again. */
export async function updateProduct({ path: { id }, body }: Input<'updateProduct'>, context: Context): Promise<true> {
  const { version, categoryId, imageIds, supplierIds, ...fields } = body;
  const row = await changeableProduct(id, context);
  refuseStale(row, version);
  refuseWhilePublished(row, context.now);
  const category = categoryId !== undefined && (await categoryColumns(row.companyId, categoryId, context));
  await store(row, { ...fields, ...(category && category), ...draftAgain }, context);
  if (imageIds) await storeImages(row, imageIds, context);
  if (supplierIds) await storeSuppliers(row, supplierIds, context);
  return true;
}

/** Publishes or withdraws a product. */
export async function publishProduct({ path: { id }, body }: Input<'publishProduct'>, context: Context): Promise<true> {
  const row = await changeableProduct(id, context);
  refuseStale(row, body.version);
  return store(row, publicationStep(row, body, context.now), context);
}

export async function deleteProduct({ path: { id } }: Input<'deleteProduct'>, context: Context): Promise<true> {
  const row = await changeableProduct(id, context);
  refuseWhilePublished(row, context.now);
  const { companyId, version } = row;
  const deletion = context.db.deleteFrom('product').where((eb) => eb.and({ companyId, id, version }));
  // Somebody has published or changed it meanwhile.
  if ((await deletion.executeTakeFirst()).numDeletedRows === 0n) throw new Failure('stale');
  await releaseFiles(context, productUser(companyId, id));
  return true;
}

type Row = Awaited<ReturnType<typeof changeableProduct>>;

/** @throws Failure `missing`, or `platformOnly` for a product of the platform */
async function changeableProduct(id: string, context: Context) {
  const row = await visibleProducts(context)
    .select(['product.companyId', 'product.id', 'product.status', 'product.version'])
    .where('product.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (!maintains(row.companyId, context)) throw new Failure('platformOnly');
  return { ...row, expireTime: null };
}

function refuseStale(row: Row, version: number): void {
  if (row.version !== version) throw new Failure('stale');
}

/** The condition on the version makes sure that the row is still the one that was checked. */
async function store({ companyId, id, version }: Row, columns: Updateable<Tables['product']>, context: Context): Promise<true> {
  const change = context.db
    .updateTable('product')
    .set({ ...columns, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if ((await refusedBy(constraints, change)).numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
