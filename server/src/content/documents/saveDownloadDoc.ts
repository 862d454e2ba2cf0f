import type { Input, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { madeBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { constraints, documentUser, refuseUnknown } from './documentFields.ts';

/** The values of fields that are left out. */
const unset = { docVersion: null, targetRoles: [], sort: 0, status: 'ENABLED' as const };

/** Creates a document. The pipeline refuses a `companyId` of another school, except with data scope ALL. */
export async function saveDownloadDoc({ body }: Input<'saveDownloadDoc'>, context: Context): Promise<Schemas['CreatedRow']> {
  const { companyId = context.session.companyId, fileId, ...fields } = body;
  const id = newId();
  await refuseUnknown(companyId, fields, context);
  const file = await takeFile(context, documentUser(companyId, id), 'DOCUMENT', { field: 'fileId', fileId });
  const row = { ...unset, ...fields, companyId, id, fileCompanyId: file.companyId, fileId, ...madeBy(context) };
  await refusedBy(constraints, context.db.insertInto('downloadDoc').values(row).execute());
  return { id };
}
