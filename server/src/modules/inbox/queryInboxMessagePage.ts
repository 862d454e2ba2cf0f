import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../db/tables.ts';
import { type Language, say } from '../../i18n/language.ts';
import { isoTime, isoTimeOrNull } from '../isoTime.ts';
import { ordered, orderOf } from '../order.ts';
import { readPage } from '../page.ts';
import { ownMessages } from './ownMessages.ts';

/** One page of the own messages, the newest first. */
export function queryInboxMessagePage(
  { query = {} }: Input<'queryInboxMessagePage'>,
  context: Context,
): Promise<Output<'queryInboxMessagePage'>> {
  const { sort = 'createTime,desc', read, sceneCode } = query;
  let found = context.db.selectFrom('inboxMessage').where(ownMessages(context));
  if (read !== undefined) found = found.where('readTime', read ? 'is not' : 'is', null);
  if (sceneCode !== undefined) found = found.where('sceneCode', '=', sceneCode);
  const counted = found.select((eb) => eb.fn.countAll<number>().as('total'));
  const sorted = found
    .select(['id', 'sceneCode', 'params', 'bizType', 'bizId', 'readTime', 'createTime'])
    .orderBy(ordered(orderOf('inboxMessage', sort)));
  return readPage(query, counted, sorted, (row) => toMessage(row, context.language));
}

type Row = Omit<Selectable<Tables['inboxMessage']>, 'companyId' | 'userId' | 'occasion'>;

function toMessage({ params, ...row }: Row, language: Language): Schemas['InboxMessage'] {
  const { sceneCode, readTime, createTime } = row;
  return {
    ...row,
    title: say(language, 'messageTitle', sceneCode, params),
    content: say(language, 'messageContent', sceneCode, params),
    sceneName: say(language, 'messageScene', sceneCode),
    read: readTime !== null,
    readTime: isoTimeOrNull(readTime),
    createTime: isoTime(createTime),
  };
}
