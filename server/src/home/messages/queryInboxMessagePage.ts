import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList, readPage } from '#platform/lists/page.ts';
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
  const keys = found.select(['companyId', 'id']);
  const order = orderOf('inboxMessage', sort);
  return readPage(query, keys, order, messagesOf, (row) => toMessage(row, context.language), context);
}

const messagesOf = (keys: KeyList, db: Context['db']) =>
  db.selectFrom('inboxMessage').select(messageColumns).where(hasKey('inboxMessage', keys));
