import type { Context } from '#platform/context/context.ts';
import { type FileUser, releaseFiles, takeFile } from '#platform/files/takeFiles.ts';

/** Returns a user as the user of their portrait file. */
export function portraitUser(companyId: string, rowId: string): FileUser {
  return { entity: 'appUser', companyId, rowId };
}

/** Returns whether the caller may read a portrait: only their own. */
export async function mayReadPortrait({ companyId, rowId }: { companyId: string; rowId: string }, { session }: Context) {
  return companyId === session.companyId && rowId === session.userId;
}

/**
 * Replaces the caller's portrait by one of their uploads; null just removes it.
 * @throws Failure `invalid` with the rule `exists`
 */
export async function takePortrait(fileId: string | null, context: Context): Promise<void> {
  const user = portraitUser(context.session.companyId, context.session.userId);
  if (fileId === null) await releaseFiles(context, user);
  else await takeFile(context, user, 'AVATAR', { field: 'avatarId', fileId });
}
