import type { Input } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { releaseFiles, takeFile } from '#platform/files/takeFiles.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { deleted } from '#platform/records/deleted.ts';
import { maintains } from '#platform/records/publication.ts';
import { constraints, documentUser, refuseUnknown } from './documentFields.ts';
import { documentRights, visibleDocuments } from './visibleDocuments.ts';

/** Changes the fields that are sent. A replaced file is deleted later. */
export async function updateDownloadDoc(
  { path: { id }, body: { version, fileId, ...fields } }: Input<'updateDownloadDoc'>,
  context: Context,
): Promise<true> {
  const { companyId, version: present } = await changeableDocument(id, context);
  if (present !== version) throw new Failure('stale');
  await refuseUnknown(companyId, fields, context);
  const user = documentUser(companyId, id);
  const file = fileId !== undefined && (await takeFile(context, user, 'DOCUMENT', { field: 'fileId', fileId }));
  const change = context.db
    .updateTable('downloadDoc')
    .set({ ...fields, ...(file && { fileCompanyId: file.companyId, fileId: file.id }), ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if ((await refusedBy(constraints, change)).numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}

export async function deleteDownloadDoc({ path: { id } }: Input<'deleteDownloadDoc'>, context: Context): Promise<true> {
  const { companyId } = await changeableDocument(id, context);
  const deletion = context.db.deleteFrom('downloadDoc').where((eb) => eb.and({ companyId, id }));
  const answer = deleted(await deletion.executeTakeFirst());
  await releaseFiles(context, documentUser(companyId, id));
  return answer;
}

/** @throws Failure `missing`, or `platformOnly` for a document of the platform */
async function changeableDocument(id: string, context: Context) {
  const row = await visibleDocuments(context, documentRights(context))
    .select(['downloadDoc.companyId', 'downloadDoc.version'])
    .where('downloadDoc.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (!maintains(row.companyId, context)) throw new Failure('platformOnly');
  return row;
}
