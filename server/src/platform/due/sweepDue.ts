import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import { loggable } from '../failure/fault.ts';
import type { ServerMonitor } from '../monitor/serverMonitor.ts';
import type { Sealing } from '../sealing/sealing.ts';
import type { DueKind } from './dueEvents.ts';
import { beat } from './heartbeat.ts';

/** The transaction and the time in which something happens by itself. */
export interface DueContext {
  db: Kysely<Tables>;
  now: Date;
  sealing: Sealing;
}

/** What happens to a record when its time has come. The timer is deleted in the same transaction. */
export type DueKinds = Record<DueKind, (subject: { companyId: string; id: string }, context: DueContext) => Promise<void>>;

interface Sweeping {
  database: { db: Kysely<Tables> };
  now: () => Date;
  log: Logger;
  sealing: Sealing;
  /** Called at the end of each transaction. */
  settle: (trx: Kysely<Tables>) => Promise<void>;
}

/** Timers that a sweep looks at before it asks which are left. */
const mostAtOnce = 50;
const pauseMs = 1_000;
const betweenSignsMs = 10_000;
/** How long one that failed is put off. */
const putOffMs = 60_000;

/**
 * Lets happen what is due, each in a transaction of its own, until nothing is left. Several processes may sweep at once: a record that one
 * has locked is left to it, and the others take the next. One that fails is put off and reported.
 * @param goesOn asked after some of them
 * @returns how many happened
 */
export async function sweepDue(
  kinds: DueKinds,
  sweeping: Sweeping,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<number> {
  // What plans itself anew for a time that has come waits for the next sweep.
  const seen = new Set<string>();
  let done = 0;
  for (;;) {
    const some = await sweepSome(kinds, seen, sweeping);
    done += some;
    if (some === 0 || !(await goesOn())) return done;
  }
}

async function sweepSome(kinds: DueKinds, seen: Set<string>, sweeping: Sweeping): Promise<number> {
  const { database, now, log, sealing, settle } = sweeping;
  const { db } = database;
  const time = now();
  const due = await db
    .selectFrom('dueEvent')
    .select(['companyId', 'kind', 'subjectId'])
    .where('tryAt', '<=', time)
    .orderBy('tryAt')
    .limit(mostAtOnce)
    .execute();
  let done = 0;
  for (const timer of due) {
    const key = `${timer.companyId} ${timer.kind} ${timer.subjectId}`;
    if (seen.has(key)) continue;
    try {
      if (!(await happen(timer, kinds, { db, now: time, sealing }, settle))) continue;
      seen.add(key);
      done += 1;
    } catch (error) {
      log.error({ error: loggable(error), ...timer }, 'due event fault');
      await db
        .updateTable('dueEvent')
        .set({ tryAt: new Date(time.getTime() + putOffMs) })
        .where((eb) => eb.and(timer))
        .execute();
    }
  }
  return done;
}

type Timer = { companyId: string; kind: DueKind; subjectId: string };

/** The record, so far always a purchase, is locked before its timer, as by whoever moves the timer. @returns false if another process or step was first, or is at it */
function happen(timer: Timer, kinds: DueKinds, { db, now, sealing }: DueContext, settle: Sweeping['settle']): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const purchase = trx
      .selectFrom('project')
      .select('id')
      .where((eb) => eb.and({ companyId: timer.companyId, id: timer.subjectId }));
    const locked = await purchase.forUpdate().skipLocked().executeTakeFirst();
    if (!locked && (await purchase.executeTakeFirst())) return false;
    const { numDeletedRows } = await trx
      .deleteFrom('dueEvent')
      .where((eb) => eb.and(timer))
      .where('tryAt', '<=', now)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await kinds[timer.kind]({ companyId: timer.companyId, id: timer.subjectId }, { db: trx, now, sealing });
    await settle(trx);
    return true;
  });
}

/** Returns a function that gives a sign of life, unless it has just given one. */
function signsOfLife({ database: { db }, now, log }: Sweeping): () => Promise<void> {
  let last = 0;
  return async () => {
    const time = now();
    if (Math.abs(time.getTime() - last) < betweenSignsMs) return;
    last = time.getTime();
    await beat(db, time).catch((error: unknown) => log.error({ error: loggable(error) }, 'sign of life cannot be given'));
  };
}

/** Returns a function that tells whether the clock cannot be trusted, and reports that once in a while. */
function clockFaults({ monitor, log }: Trusting): () => boolean {
  let reportAt = 0;
  return () => {
    const jumpMs = monitor.clockJump();
    if (jumpMs !== 0 && performance.now() >= reportAt) {
      reportAt = performance.now() + putOffMs;
      log.error({ jumpMs }, 'the clock has jumped: nothing happens by itself until it is right again, or until a restart');
    }
    return jumpMs !== 0;
  };
}

type Trusting = Pick<Sweeping, 'log'> & { monitor: Pick<ServerMonitor, 'clockJump'> };

/** Sweeps once a second until it is stopped. With a clock that has jumped nothing is due, because it cannot be taken back. */
export function startSweeping(kinds: DueKinds, sweeping: Sweeping & Trusting): { stop(): Promise<void> } {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const give = signsOfLife(sweeping);
  const isWrong = clockFaults(sweeping);
  async function goesOn(): Promise<boolean> {
    if (isWrong()) return false;
    await give();
    return !signal.aborted;
  }
  async function repeat() {
    while (!signal.aborted) {
      if (await goesOn()) {
        await sweepDue(kinds, sweeping, goesOn).catch((error: unknown) =>
          sweeping.log.error({ error: loggable(error) }, 'due events cannot be read'),
        );
      }
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const running = repeat();
  return {
    async stop() {
      shutdown.abort();
      await running;
    },
  };
}
