import type { Schemas } from '@campus-procurement/sdk';
import { refuseUnknownRoles } from '#platform/auth/targetRoles.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import type { FileUser } from '#platform/files/takeFiles.ts';
import { isDictValue } from '#settings/dictionary/public.ts';

/** Returns a document as the user of its file. */
export function documentUser(companyId: string, rowId: string): FileUser {
  return { entity: 'downloadDoc', companyId, rowId };
}

/** The refusals for constraints that a document can violate. */
export const constraints = {
  download_doc_name_key: () => invalid({ field: 'docName', rule: 'unique' }),
  download_doc_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};

/** Refuses an unknown document type and unknown roles. @throws Failure `invalid` with rule `exists` */
export async function refuseUnknown(
  companyId: string,
  { docType, targetRoles }: Pick<Schemas['DownloadDocChanges'], 'docType' | 'targetRoles'>,
  { db }: Context,
): Promise<void> {
  if (docType !== undefined && !(await isDictValue(db, companyId, 'doc_type', docType))) {
    throw invalid({ field: 'docType', rule: 'exists' });
  }
  await refuseUnknownRoles(db, companyId, targetRoles);
}
