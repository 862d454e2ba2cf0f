import type { Context } from '#platform/context/context.ts';

/** The permission code for comments of the whole school. A button grants it, but no operation requires it by itself. */
const shareCode = 'approval:comment:share';

/** Selects the comments that the caller can see: their own and those of the school. */
export function ownOrShared({ db, session: { companyId, userId } }: Context) {
  return db
    .selectFrom('applyComment')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or([eb('scope', '=', 'SCHOOL'), eb('ownerId', '=', userId)]));
}

export function mayShare({ session }: Context): boolean {
  return session.permissions.has(shareCode);
}
