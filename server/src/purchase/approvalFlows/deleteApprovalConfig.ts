import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { deleted } from '#platform/records/deleted.ts';
import { configRows } from './configRows.ts';

/** Deletes a flow by which no case runs. Its versions stay, because cases that have ended tell them. */
export async function deleteApprovalConfig(
  { path: { id } }: Input<'deleteApprovalConfig'>,
  { db, session: { companyId } }: Context,
): Promise<Output<'deleteApprovalConfig'>> {
  const row = await configRows(companyId, db).where('config.id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (row.runningCount > 0) throw new Failure('referenced');
  const deletion = db.deleteFrom('approvalConfig').where((eb) => eb.and({ companyId, id }));
  return deleted(await deletion.executeTakeFirst());
}
