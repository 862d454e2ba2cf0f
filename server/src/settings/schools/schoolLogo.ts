import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type FileUser, releaseFiles, takeFile } from '#platform/files/takeFiles.ts';
import { toFileInfo } from '#platform/files/toFileInfo.ts';

/** A school as a user of its emblem. */
function schoolUser(id: string): FileUser {
  return { entity: 'company', companyId: id, rowId: id };
}

/** Its own users, who see it in their header, and those who see every school. */
export async function mayReadSchoolFiles({ companyId }: { companyId: string }, { session, role }: Context) {
  return companyId === session.companyId || role.dataScope === 'ALL';
}

/**
 * Takes an upload of the caller's for the emblem of a school, in the place of the one before; null only removes that.
 * @returns what the row of the school holds of it
 * @throws Failure `invalid` with the rule `exists`
 */
export async function takeLogo(schoolId: string, fileId: string | null | undefined, context: Context) {
  if (fileId === undefined) return {};
  const user = schoolUser(schoolId);
  if (fileId === null) {
    await releaseFiles(context, user);
    return { logoCompanyId: null, logoId: null };
  }
  const { companyId: logoCompanyId, id: logoId } = await takeFile(context, user, 'SCHOOL', { field: 'logoFileId', fileId });
  return { logoCompanyId, logoId };
}

/** The emblem, as those who keep the schools see it. */
export async function logoOf(logoId: string | null, context: Context): Promise<Schemas['FileInfo'] | null> {
  if (logoId === null) return null;
  const file = await context.db.selectFrom('file').selectAll().where('id', '=', logoId).executeTakeFirstOrThrow();
  return toFileInfo(file, context);
}
