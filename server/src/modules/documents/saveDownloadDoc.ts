import type { Input, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '../../context/context.ts';
import { takeFile } from '../../files/takeFiles.ts';
import { madeBy } from '../../records/changed.ts';
import { refusedBy } from '../../records/constraints.ts';
import { constraints, documentUser, refuseUnknown } from './documentFields.ts';

/** What is left out. */
const unset = { docVersion: null, targetRoles: [], sort: 0, status: 'ENABLED' as const };

/** The pipeline has refused other schools to those whose data scope is not ALL. */
export async function saveDownloadDoc({ body }: Input<'saveDownloadDoc'>, context: Context): Promise<Schemas['CreatedRow']> {
  const { companyId = context.session.companyId, fileId, ...fields } = body;
  const id = newId();
  await refuseUnknown(companyId, fields, context);
  const file = await takeFile(context, documentUser(companyId, id), 'DOCUMENT', { field: 'fileId', fileId });
  const row = { ...unset, ...fields, companyId, id, fileCompanyId: file.companyId, fileId, ...madeBy(context) };
  await refusedBy(constraints, context.db.insertInto('downloadDoc').values(row).execute());
  return { id };
}
