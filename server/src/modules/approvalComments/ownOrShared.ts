import type { Context } from '../../context/context.ts';

/** The code for comments of the whole school. It hangs on a button like any other, but no operation asks for it by itself. */
const shareCode = 'approval:comment:share';

/** The comments that exist for the caller: the own ones and those of the school. */
export function ownOrShared({ db, session: { companyId, userId } }: Context) {
  return db
    .selectFrom('applyComment')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or([eb('scope', '=', 'SCHOOL'), eb('ownerId', '=', userId)]));
}

export function mayShare({ session }: Context): boolean {
  return session.permissions.has(shareCode);
}
