import { randomBytes } from 'node:crypto';
import type { Context } from '../context/context.ts';
import { eventHash, type FlowEvent } from './eventHash.ts';

type Said = Pick<FlowEvent, 'companyId' | 'kind' | 'subjectId' | 'step' | 'fromStatus' | 'toStatus' | 'content'>;

/**
 * Adds an event to the history of a record. The record must be locked, so that two events never follow the same one.
 * @param byCaller false for what follows by itself
 */
export async function addEvent(said: Said, { db, now, session, role }: Context, byCaller = true): Promise<void> {
  const { companyId, kind, subjectId } = said;
  const before = await db
    .selectFrom('flowEvent')
    .select(['no', 'hash'])
    .where((eb) => eb.and({ companyId, kind, subjectId }))
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const acting = await db
    .selectFrom('role')
    .select('roleName')
    .where((eb) => eb.and({ companyId: role.companyId, id: role.id }))
    .executeTakeFirst();
  const actor = byCaller
    ? { actorId: session.userId, actorName: session.userName, roleName: acting?.roleName ?? null }
    : { actorId: null, actorName: null, roleName: null };
  const event = { ...said, ...actor, no: (before?.no ?? 0) + 1, salt: randomBytes(16).toString('hex'), time: now };
  await db
    .insertInto('flowEvent')
    .values({ ...event, hash: eventHash(before?.hash ?? '', event) })
    .execute();
}
