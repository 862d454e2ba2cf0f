import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { releaseFiles } from '#platform/files/takeFiles.ts';
import { unlessReferenced } from '#platform/records/constraints.ts';
import { changeableUser } from './changeableUser.ts';
import { portraitUser } from './portrait.ts';

/** Deletes a user with grants and sessions. The foreign keys refuse it if other rows refer to the user. */
export async function deleteUser({ path: { id } }: Input<'deleteUser'>, context: Context): Promise<Output<'deleteUser'>> {
  if (id === context.session.userId) throw new Failure('ownAccount');
  const { companyId, version } = await changeableUser(id, context);
  const deletion = context.db
    .deleteFrom('appUser')
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  const { numDeletedRows } = await unlessReferenced(deletion);
  if (numDeletedRows === 0n) throw new Failure('stale');
  await releaseFiles(context, portraitUser(companyId, id));
  return true;
}
