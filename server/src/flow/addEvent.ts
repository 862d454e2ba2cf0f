import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import { eventHash, type FlowEvent } from './eventHash.ts';

type Said = Pick<FlowEvent, 'companyId' | 'kind' | 'subjectId' | 'step' | 'fromStatus' | 'toStatus' | 'content'>;

/** Who does something, in which role; null for what happens by itself. */
export type Actor = (Pick<FlowEvent, 'actorId' | 'actorName' | 'roleName'> & Partial<Pick<FlowEvent, 'forUserName'>>) | null;

const nobody = { actorId: null, actorName: null, roleName: null };

/** Adds an event to the history of a record. The record must be locked, so that two events never follow the same one. */
export async function addEvent(said: Said, actor: Actor, { db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { companyId, kind, subjectId } = said;
  const before = await db
    .selectFrom('flowEvent')
    .select(['no', 'hash'])
    .where((eb) => eb.and({ companyId, kind, subjectId }))
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const salt = randomBytes(16).toString('hex');
  const event = { ...said, forUserName: null, ...(actor ?? nobody), no: (before?.no ?? 0) + 1, salt, time: now };
  await db
    .insertInto('flowEvent')
    .values({ ...event, hash: eventHash(before?.hash ?? '', event) })
    .execute();
}

/** The caller as the author of an event. */
export async function callerOf({ db, session, role, forUserName }: Context): Promise<Actor> {
  const { roleName } = await db
    .selectFrom('role')
    .select('roleName')
    .where((eb) => eb.and({ companyId: role.companyId, id: role.id }))
    .executeTakeFirstOrThrow();
  return { actorId: session.userId, actorName: session.userName, forUserName: forUserName ?? null, roleName };
}
