import type { Kysely } from 'kysely';
import type { FileStore } from '../../files/fileStore.ts';
import type { Tables } from '../tables.ts';
import { fileContents } from './documents.ts';

/** Writes the contents of demo files that the store has not: all of them at the first start, and later those that got lost. */
export async function provideDemoFiles(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const keys = [...fileContents.keys()];
  const rows = await db.selectFrom('file').select('storageKey').where('storageKey', 'in', keys).execute();
  await Promise.all(rows.map(({ storageKey }) => store.provide(storageKey, fileContents.get(storageKey) as Buffer)));
}
