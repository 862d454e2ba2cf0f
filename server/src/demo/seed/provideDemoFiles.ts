import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { FileStore } from '#platform/files/fileStore.ts';
import { demoContents } from './demoContents.ts';

/** Writes the contents of demo files that the store has not: all of them at the first start, and later those that got lost. */
export async function provideDemoFiles(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const keys = [...demoContents.keys()];
  const rows = await db.selectFrom('file').select(['storageKey', 'fileSize']).where('storageKey', 'in', keys).execute();
  await Promise.all(
    rows.map(async ({ storageKey, fileSize }) => {
      const size = await store.sizeOf(storageKey).catch(() => null);
      const content = demoContents.get(storageKey);
      if (size !== fileSize && content) await store.provide(storageKey, content());
    }),
  );
}
