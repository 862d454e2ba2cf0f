import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { ordered, orderOf } from '#platform/lists/order.ts';
import { jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { ownMessages } from './ownMessages.ts';
import { messageColumns, toMessage } from './toMessage.ts';

const shown = 5;

const unread = async (context: Context) =>
  context.db
    .selectFrom('inboxMessage')
    .where(await ownMessages(context))
    .where('readTime', 'is', null);

/** The number of the caller's unread messages. */
export const unreadMessageCount: Panel<number> = panel(
  async (context) => sql<number>`(${(await unread(context)).select((eb) => eb.fn.countAll<number>().as('count'))})`,
  (count) => count,
);

/** The newest unread messages. */
export const unreadMessages: Panel<Schemas['InboxMessage'][]> = panel(
  async (context) => {
    const latest = (await unread(context)).select(messageColumns).orderBy(ordered(orderOf('inboxMessage', 'createTime,desc')));
    return jsonRows(latest.limit(shown), messageColumns);
  },
  (rows, { language }) =>
    rows.map(({ createTime, ...row }) => toMessage({ ...row, readTime: null, createTime: new Date(createTime) }, language)),
);
