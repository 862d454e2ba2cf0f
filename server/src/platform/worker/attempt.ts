import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Deps } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Job, TaskSentence } from '../tasks/taskKind.ts';
import { writeTaskLog } from '../tasks/writeTaskLog.ts';
import { type ClaimedTask, leaseFrom } from './claimTask.ts';

/** A quarter of the lease, so that one or two lost heartbeats do not matter. */
const heartbeatMs = 15_000;

/** The reason why an attempt ends before its work is done. */
export class AttemptEnded extends Error {
  override readonly name = 'AttemptEnded';
  readonly reason: 'stopped' | 'shutdown' | 'lost';

  constructor(reason: AttemptEnded['reason']) {
    super(`The attempt ended: ${reason}`);
    this.reason = reason;
  }
}

type Ending = Updateable<Tables['task']> & { status: Exclude<Selectable<Tables['task']>['status'], 'RUNNING'> };
type Line = [level: Schemas['TaskLogLine']['level'], sentence: TaskSentence];

/** A task claimed by this worker. */
export interface Attempt {
  job: Job;
  /**
   * Stores how the attempt ended, lines of the log and further changes in one transaction, unless another worker has taken the task over.
   */
  settle(changes: Ending, lines: Line[], also?: (db: Kysely<Tables>) => Promise<void>): Promise<void>;
  /** Stops the heartbeats. */
  close(): void;
}

/** Sends heartbeats for a task until it is closed. @param shutdown aborted when this process ends */
export function openAttempt(deps: Deps, task: ClaimedTask, worker: string, shutdown: AbortSignal): Attempt {
  const { config, files, wechat, registry, now, log } = deps;
  const { db } = deps.database;
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, shutdown]);
  const mine = { companyId: task.companyId, id: task.id, leaseOwner: worker, status: 'RUNNING' as const };

  async function beat(progress: Updateable<Tables['task']> = {}) {
    const time = now();
    const found = await db
      .updateTable('task')
      .set({ ...progress, heartbeatTime: time, leaseUntil: leaseFrom(time), updateTime: time })
      .where((eb) => eb.and(mine))
      .returning('stopRequested')
      .executeTakeFirst();
    if (!found) ended.abort(new AttemptEnded('lost'));
    else if (found.stopRequested) ended.abort(new AttemptEnded('stopped'));
  }
  const report = (error: unknown) => log.warn({ taskId: task.id, error: String(error) }, 'task heartbeat failed');
  const timer = setInterval(() => beat().catch(report), heartbeatMs);

  const { companyId, id: taskId, payload, createBy, createTime } = task;
  return {
    job: {
      companyId,
      taskId,
      payload,
      createBy,
      createTime,
      db,
      reports: deps.database.reports ?? db,
      config,
      files,
      wechat,
      registry,
      now,
      signal,
      async checkpoint(doneCount, totalCount) {
        signal.throwIfAborted();
        await beat({ doneCount, ...(totalCount !== undefined && { totalCount }) });
        signal.throwIfAborted();
      },
      note: (level, key, params = {}) => writeTaskLog(db, task, level, { key, params }, now()),
    },
    settle(changes, lines, also) {
      const time = now();
      return inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('task')
          .set((eb) => ({
            leaseOwner: null,
            leaseUntil: null,
            stopRequested: false,
            endTime: time,
            heartbeatTime: time,
            updateTime: time,
            version: eb('version', '+', 1),
            ...changes,
          }))
          .where((eb) => eb.and(mine))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return;
        for (const [level, sentence] of lines) await writeTaskLog(trx, task, level, sentence, time);
        await also?.(trx);
      });
    },
    close: () => clearInterval(timer),
  };
}
