import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deleted } from '#platform/records/deleted.ts';
import { mayShare, ownOrShared } from './ownOrShared.ts';

export async function deleteApplyComment(
  { path: { id } }: Input<'deleteApplyComment'>,
  context: Context,
): Promise<Output<'deleteApplyComment'>> {
  const row = await ownOrShared(context).select(['companyId', 'scope']).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { companyId, scope } = row;
  if (scope === 'SCHOOL' && !mayShare(context)) throw new Failure('forbidden');
  // The scope is checked again, because somebody may have shared the comment meanwhile.
  const deletion = context.db.deleteFrom('applyComment').where((eb) => eb.and({ companyId, id, scope }));
  return deleted(await deletion.executeTakeFirst());
}
