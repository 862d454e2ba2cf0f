import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type FileUser, takeFiles } from '#platform/files/takeFiles.ts';
import { toFileInfos } from '#platform/files/toFileInfo.ts';

/** Returns a product as the user of its pictures. */
export function productUser(companyId: string, rowId: string): FileUser {
  return { entity: 'product', companyId, rowId };
}

interface Key {
  companyId: string;
  id: string;
}

/** Returns the ordered pictures of a product. */
export async function imagesOf({ companyId, id }: Key, context: Context): Promise<Schemas['FileInfo'][]> {
  const rows = await images(context)
    .where((eb) => eb.and({ 'image.companyId': companyId, 'image.productId': id }))
    .orderBy('image.sort')
    .execute();
  return toFileInfos(rows, context);
}

/** Returns the first picture of each product, by the product's id. */
export async function coversOf(products: Key[], context: Context): Promise<Map<string, Schemas['FileInfo']>> {
  if (products.length === 0) return new Map();
  const keys = products.map(({ companyId, id }) => ({ companyId, id }));
  const rows = await images(context)
    .select('image.productId')
    .where('image.sort', '=', 0)
    .where((eb) =>
      eb(
        eb.refTuple('image.companyId', 'image.productId'),
        'in',
        keys.map(({ companyId, id }) => eb.tuple(companyId, id)),
      ),
    )
    .execute();
  const infos = await toFileInfos(
    rows.map(({ productId: _, ...file }) => file),
    context,
  );
  return new Map(rows.map(({ productId }, index) => [productId, infos[index] as Schemas['FileInfo']]));
}

function images({ db }: Context) {
  return db
    .selectFrom('productImage as image')
    .innerJoin('file', (join) => join.onRef('file.companyId', '=', 'image.fileCompanyId').onRef('file.id', '=', 'image.fileId'))
    .selectAll('file');
}

/**
 * Sets the pictures of a product. Call it in the transaction that writes the product.
 * @throws Failure `invalid` with the rule `exists`
 */
export async function storeImages({ companyId, id }: Key, imageIds: string[], context: Context): Promise<void> {
  const { db } = context;
  const wanted = imageIds.map((fileId, index) => ({ field: `imageIds.${index}`, fileId }));
  await db
    .deleteFrom('productImage')
    .where((eb) => eb.and({ companyId, productId: id }))
    .execute();
  const files = await takeFiles(context, productUser(companyId, id), 'PRODUCT', wanted);
  if (files.length === 0) return;
  const rows = files.map((file, sort) => ({ companyId, productId: id, sort, fileCompanyId: file.companyId, fileId: file.id }));
  await db.insertInto('productImage').values(rows).execute();
}
