import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { say } from '#platform/i18n/language.ts';
import { deleted } from '#platform/records/deleted.ts';
import { configRows } from './configRows.ts';

/** Deletes a flow by which no case runs. Its versions stay, because cases that have ended tell them. */
export async function deleteApprovalConfig(
  { path: { id } }: Input<'deleteApprovalConfig'>,
  { db, session: { companyId }, language }: Context,
): Promise<Output<'deleteApprovalConfig'>> {
  const row = await configRows(companyId, db).where('config.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { runningCount: count } = row;
  if (count > 0) throw new Failure('referencedBy', { params: { uses: say(language, 'uses', 'purchase', { count }) } });
  const deletion = db.deleteFrom('approvalConfig').where((eb) => eb.and({ companyId, id }));
  return deleted(await deletion.executeTakeFirst());
}
