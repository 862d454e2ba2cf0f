import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../context/context.ts';
import { loggable } from '../failure/fault.ts';
import type { TaskType } from '../tasks/taskKind.ts';
import { AttemptEnded } from './attempt.ts';
import { carryOut } from './carryOut.ts';
import { claimTask } from './claimTask.ts';
import { planScheduled } from './planScheduled.ts';

/** Runs tasks in this process. Any number of processes may do so on the same database. */
export interface Worker {
  /** Plans tasks that are due by their schedule. */
  plan(): Promise<void>;
  /** Runs one task that is due. @returns whether there was one */
  work(): Promise<boolean>;
  /** Plans and runs tasks until it is stopped. */
  start(): void;
  /** Claims no more tasks, asks running ones to end at their next checkpoint (other processes continue them), and waits for them. */
  stop(): Promise<void>;
}

/** Tasks that run at the same time. */
const slots = 2;
const idleMs = 2_000;
const planMs = 60_000;
/** The pause after a database error, in milliseconds. */
const faultPauseMs = 10_000;

/** Makes a worker. It does nothing until it is started. */
export function createWorker(deps: Deps): Worker {
  const name = randomUUID();
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const { db } = deps.database;
  const kinds = Object.keys(deps.taskKinds) as TaskType[];
  let running: Promise<void>[] = [];

  const plan = () => planScheduled(db, deps.taskKinds, deps.config, deps.now());
  async function work() {
    const task = await claimTask(db, kinds, name, deps.now());
    if (task) await carryOut(deps, task, name, signal);
    return task !== null;
  }

  /** Repeats `step` with pauses. An error is logged and followed by a longer pause. */
  async function repeat(step: () => Promise<boolean>, pauseMs: number) {
    while (!signal.aborted) {
      // Planning and cleaning up by a wrong clock cannot be taken back; the sweep of timers reports it.
      const pause = await (deps.monitor.clockJump() === 0 ? step() : Promise.resolve(false)).then(
        (isMore) => (isMore ? 0 : pauseMs),
        (error: unknown) => {
          deps.log.error({ error: loggable(error) }, 'task worker fault');
          return faultPauseMs;
        },
      );
      await setTimeout(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  return {
    plan,
    work,
    start() {
      running = [repeat(() => plan().then(() => false), planMs), ...Array.from({ length: slots }, () => repeat(work, idleMs))];
    },
    async stop() {
      shutdown.abort(new AttemptEnded('shutdown'));
      await Promise.all(running);
    },
  };
}
