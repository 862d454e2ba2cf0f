import type { Input } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { visibleReceivers } from './visibleReceivers.ts';

export function updateWechatPushState({ body }: Input<'updateWechatPushState'>, context: Context): Promise<true> {
  const { id, version, pushState } = body;
  return change(id, { pushState }, context, version);
}

export function updateWechatNickNameNotes({ body }: Input<'updateWechatNickNameNotes'>, context: Context): Promise<true> {
  const { id, version, nickNameNotes, language } = body;
  return change(id, { nickNameNotes: nickNameNotes || null, ...(language && { language }) }, context, version);
}

/** Unbinds a WeChat account. Its subscriptions end; messages sent to it stay in the log. */
export async function unbindWechat({ path: { id } }: Input<'unbindWechat'>, context: Context): Promise<true> {
  await change(id, { bindStatus: 'CANCELLED', slot: null, pushState: false }, context);
  await context.db.deleteFrom('messageSceneRelation').where('receiverId', '=', id).execute();
  return true;
}

/** @param version the version that was read; if left out, the present one */
async function change(
  id: string,
  columns: Updateable<Tables['wechatReceiver']>,
  context: Context,
  version?: number,
): Promise<true> {
  const row = await (await visibleReceivers(context))
    .select(['receiver.companyId', 'receiver.bindStatus', 'receiver.version'])
    .where('receiver.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (row.bindStatus !== 'BOUND') throw new Failure('wrongState');
  if (version !== undefined && version !== row.version) throw new Failure('stale');
  const { numUpdatedRows } = await context.db
    .updateTable('wechatReceiver')
    .set({ ...columns, ...changedBy(context) })
    .where((eb) => eb.and({ companyId: row.companyId, id, version: row.version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
