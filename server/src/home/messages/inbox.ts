import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { markInboxMessagesRead } from './markInboxMessagesRead.ts';
import { ownMessages } from './ownMessages.ts';
import { queryInboxMessagePage } from './queryInboxMessagePage.ts';

export const inbox = {
  queryInboxMessagePage,
  markInboxMessagesRead,

  countUnreadInboxMessages: async (_input, context) =>
    context.db
      .selectFrom('inboxMessage')
      .where(await ownMessages(context))
      .where('readTime', 'is', null)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
} satisfies Partial<Handlers<Context>>;
