import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { ordered, orderOf } from '#platform/lists/order.ts';
import { readPage } from '#platform/lists/page.ts';
import { ownMessages } from './ownMessages.ts';
import { messageColumns, toMessage } from './toMessage.ts';

/** Returns one page of the caller's messages, the newest first. */
export async function queryInboxMessagePage(
  { query = {} }: Input<'queryInboxMessagePage'>,
  context: Context,
): Promise<Output<'queryInboxMessagePage'>> {
  const { sort = 'createTime,desc', read, sceneCode } = query;
  let found = context.db.selectFrom('inboxMessage').where(await ownMessages(context));
  if (read !== undefined) found = found.where('readTime', read ? 'is not' : 'is', null);
  if (sceneCode !== undefined) found = found.where('sceneCode', '=', sceneCode);
  const sorted = found.select(messageColumns).orderBy(ordered(orderOf('inboxMessage', sort)));
  return readPage(query, found, sorted, (row) => toMessage(row, context.language));
}
