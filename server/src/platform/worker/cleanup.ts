import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { TaskKind } from '../tasks/taskKind.ts';

/** Deletes or ends outdated rows of one kind, with their contents in the file store. @returns how many */
export type Sweeper = (db: Kysely<Tables>, now: Date, files: FileStore) => Promise<number>;

/** The kind of task that runs the sweepers every hour. */
export function cleanup(sweepers: Sweeper[]): TaskKind {
  return {
    owner: 'platform',
    schedule: { minute: 15, hour: null },
    maxRetry: 3,
    isSingular: false,
    permission: 'system:task:create',
    async run({ db, files, now, checkpoint }) {
      let rows = 0;
      for (const [done, sweep] of sweepers.entries()) {
        await checkpoint(done, sweepers.length);
        rows += await sweep(db, now(), files);
      }
      await checkpoint(sweepers.length);
      return { key: 'cleaned', params: { rows } };
    },
  };
}
