import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { TaskKind } from './taskKind.ts';

/** Deletes rows of one sort that have had their time. @returns how many */
export type Sweeper = (db: Kysely<Tables>, now: Date) => Promise<number>;

/** The kind of task that does so every hour. */
export function cleanup(sweepers: Sweeper[]): TaskKind {
  return {
    owner: 'platform',
    schedule: { minute: 15, hour: null },
    maxRetry: 3,
    isSingular: false,
    permission: 'system:task:create',
    async run({ db, now, checkpoint }) {
      let rows = 0;
      for (const [done, sweep] of sweepers.entries()) {
        await checkpoint(done, sweepers.length);
        rows += await sweep(db, now());
      }
      await checkpoint(sweepers.length);
      return { key: 'cleaned', params: { rows } };
    },
  };
}
