import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { productPicture } from './productDrawings.ts';
import { pictured } from './products.ts';

/** The pictures of the demo products, each a file that all models of a product use. */
const pictures = pictured.map((picture, index) => {
  const fileId = seedId('file', 3926 + index);
  return { ...picture, fileId, storageKey: createHash('sha256').update(fileId).digest('base64url').slice(0, 32) };
});

/** The rows of the pictures, their files and what uses these. */
export function productImages() {
  const files = pictures.map(({ name, look, companyId, shown, keeper, fileId, storageKey }) => {
    const content = productPicture(look);
    return {
      companyId,
      id: fileId,
      fileName: `${name}.png`,
      fileSize: content.length,
      contentType: 'image/png',
      bizType: 'PRODUCT',
      sha256: createHash('sha256').update(content).digest('hex'),
      storageKey,
      // Uploaded with the first of the products, which is the oldest.
      createTime: shown.at(-1)?.createTime as Date,
      createBy: seedId('user', keeper.user),
      createByName: keeper.author,
    } satisfies Insertable<Tables['file']>;
  });
  const users = pictures.flatMap(({ companyId, shown, fileId }) =>
    shown.map(({ id }) => ({ companyId, fileCompanyId: companyId, fileId, id })),
  );
  return {
    files,
    uses: users.map(({ id, ...use }) => ({ ...use, entity: 'product', rowId: id })),
    images: users.map(({ id, ...use }) => ({ ...use, productId: id, sort: 0 })),
  };
}

/** What makes the contents of the files, by their keys. */
export const pictureContents = new Map(pictures.map(({ storageKey, look }) => [storageKey, () => productPicture(look)]));
