import { type Actor, callerOf } from '#flow/addEvent.ts';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import { say } from '#platform/i18n/language.ts';

/** What a step of a bidding is taken with, whether somebody or the clock takes it. */
export interface Acting extends Moving, Pick<Context, 'sealing'> {
  /** Null: the clock. */
  actor: Actor;
}

/** The caller, in the acting role, takes a step. */
export async function actingBy(context: Context): Promise<Acting> {
  const { db, now, session, sealing } = context;
  return { db, now, session, sealing, actor: await callerOf(context) };
}

/** The account of a supplier takes a step. */
export function actingSupplier({ db, now, session, sealing }: Context, companyName: string): Acting {
  return { db, now, session, sealing, actor: { actorId: session.userId, actorName: companyName, roleName: null } };
}

/** A step is taken by itself. */
export function actingByItself({ db, now, sealing }: DueContext): Acting {
  return { db, now, sealing, session: { userName: say('zh-CN', 'actor', 'system') }, actor: null };
}
