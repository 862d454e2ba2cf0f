import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toFileInfo } from '#platform/files/toFileInfo.ts';
import { documentRights, visibleDocuments } from './visibleDocuments.ts';

/** Counts a download and returns the address of the content. */
export async function downloadDoc({ path: { id } }: Input<'downloadDoc'>, context: Context): Promise<Schemas['FileInfo']> {
  const { db } = context;
  const visible = visibleDocuments(context, documentRights(context));
  const found = await visible
    .select(['downloadDoc.companyId', 'downloadDoc.fileCompanyId', 'downloadDoc.fileId'])
    .where('downloadDoc.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const { companyId, fileCompanyId, fileId } = found;
  const counted = await db
    .updateTable('downloadDoc')
    .set((eb) => ({ downloadCount: eb('downloadCount', '+', 1) }))
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new Failure('missing');
  const file = await db
    .selectFrom('file')
    .selectAll()
    .where((eb) => eb.and({ companyId: fileCompanyId, id: fileId }))
    .executeTakeFirstOrThrow();
  return toFileInfo(file, context);
}
