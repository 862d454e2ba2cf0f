import { dayOf } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';

/** Tells those for whom a user decides now or later that this user cannot log in any more: nobody decides for them then. */
export async function tellOfLostDeputy(
  { companyId, userId }: { companyId: string; userId: string },
  { db, now }: { db: Kysely<Tables>; now: Date },
): Promise<void> {
  const periods = await db
    .selectFrom('approvalDelegation as period')
    .innerJoin('appUser as agent', (join) =>
      join.onRef('agent.companyId', '=', 'period.companyId').onRef('agent.id', '=', 'period.agentId'),
    )
    .select(['period.id', 'period.userId', 'period.startDay', 'period.endDay', 'agent.name'])
    .where((eb) => eb.and({ 'period.companyId': companyId, 'period.agentId': userId }))
    .where('period.endDay', '>=', dayOf(now))
    .orderBy('period.startDay')
    .execute();
  for (const { id, userId: principal, startDay, endDay, name } of periods) {
    const params = { kind: 'LEFT', title: `${startDay} – ${endDay}`, name };
    const to = [{ companyId, userId: principal }];
    await sendMessage(db, { to, sceneCode: 'APPROVAL_DEPUTY', params, biz: { type: 'DEPUTY', id } }, now);
  }
}
