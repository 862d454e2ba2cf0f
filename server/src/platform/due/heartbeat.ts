import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';

/** A silence that is longer is a gap: who wanted to do something in time may have been unable to. */
const longestSilenceMs = 60_000;
/** Gaps are kept for so long. */
const keptMs = 30 * 24 * 3_600_000;

/** Gives a sign of life of the installation, and writes down the silence before it if that was too long. */
export async function beat(db: Kysely<Tables>, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('sweepBeat')
      .values({ time: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { time } = await trx.selectFrom('sweepBeat').select('time').forUpdate().executeTakeFirstOrThrow();
    if (now <= time) return;
    if (now.getTime() - time.getTime() > longestSilenceMs) {
      await trx
        .deleteFrom('sweepGap')
        .where('endTime', '<', new Date(now.getTime() - keptMs))
        .execute();
      await trx.insertInto('sweepGap').values({ startTime: time, endTime: now }).execute();
    }
    await trx.updateTable('sweepBeat').set({ time: now }).execute();
  });
}

/** Returns since when no server was there for more than a minute of some time, which is over; null if one always was. */
export async function silentSince(from: Date, to: Date, db: Kysely<Tables>): Promise<Date | null> {
  const gaps = await db
    .selectFrom('sweepGap')
    .select(['startTime', 'endTime'])
    .where('startTime', '<', to)
    .where('endTime', '>', from)
    .orderBy('startTime')
    .execute();
  // Only the part within counts: a restart that has just ended before does no harm.
  const gap = gaps.find(({ startTime, endTime }) => {
    const within = Math.min(endTime.getTime(), to.getTime()) - Math.max(startTime.getTime(), from.getTime());
    return within > longestSilenceMs;
  });
  return gap?.startTime ?? null;
}
