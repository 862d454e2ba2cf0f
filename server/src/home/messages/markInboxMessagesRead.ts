import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { ownMessages } from './ownMessages.ts';

/** Marks messages as read. Messages that were read earlier keep their time. */
export async function markInboxMessagesRead(
  { body: { ids, all } = {} }: Input<'markInboxMessagesRead'>,
  context: Context,
): Promise<Output<'markInboxMessagesRead'>> {
  if ((ids === undefined) === (all === undefined)) {
    throw invalid({ field: '', rule: 'either', params: { fields: 'ids, all' } });
  }
  if (ids) await refuseForeign(ids, context);
  let unread = context.db
    .updateTable('inboxMessage')
    .set({ readTime: context.now })
    .where(await ownMessages(context))
    .where('readTime', 'is', null);
  if (ids) unread = unread.where('id', 'in', ids);
  await unread.execute();
  return true;
}

/** @throws Failure `missing` if one of the messages does not belong to the caller */
async function refuseForeign(ids: string[], context: Context): Promise<void> {
  const { own } = await context.db
    .selectFrom('inboxMessage')
    .where(await ownMessages(context))
    .where('id', 'in', ids)
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .executeTakeFirstOrThrow();
  if (own < ids.length) throw new Failure('missing');
}
