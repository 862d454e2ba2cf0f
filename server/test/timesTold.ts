import type { TestApp } from './startApp.ts';

/** How often somebody was sent a notice about a record. @param notice e.g. `OVERDUE` */
export async function timesTold(app: TestApp, account: string, bizId: string, notice: string): Promise<number> {
  const sent = await app.database.db
    .selectFrom('inboxMessage as message')
    .innerJoin('appUser as user', 'user.id', 'message.userId')
    .select('message.params')
    .where((eb) => eb.and({ 'user.account': account, 'message.bizId': bizId }))
    .execute();
  return sent.filter(({ params }) => JSON.stringify(params).includes(notice)).length;
}
