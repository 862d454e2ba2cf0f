import type { Context } from '../../context/context.ts';
import { type FileUser, releaseFiles, takeFile } from '../../files/takeFiles.ts';

/** A user as a user of the own portrait. */
export function portraitUser(companyId: string, rowId: string): FileUser {
  return { entity: 'appUser', companyId, rowId };
}

/** Others are not shown it. */
export async function mayReadPortrait({ companyId, rowId }: { companyId: string; rowId: string }, { session }: Context) {
  return companyId === session.companyId && rowId === session.userId;
}

/**
 * Takes an upload of the caller's for their portrait, in the place of the one before; null only removes that.
 * @throws Failure `invalid` with the rule `exists`
 */
export async function takePortrait(fileId: string | null, context: Context): Promise<void> {
  const user = portraitUser(context.session.companyId, context.session.userId);
  if (fileId === null) await releaseFiles(context, user);
  else await takeFile(context, user, 'AVATAR', { field: 'avatarId', fileId });
}
