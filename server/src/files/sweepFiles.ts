import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from './fileStore.ts';

const dayMs = 24 * 3600_000;
/** Rows deleted in one statement. */
const batch = 500;

/**
 * Deletes files that no row has used for a day, and contents of this database without a file, which interrupted uploads leave. Several
 * processes may call it at once.
 * @returns the number of deleted files and contents
 */
export async function sweepFiles(db: Kysely<Tables>, now: Date, files: FileStore): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  return (await sweepUnused(db, files, before)) + (await sweepStray(db, files, before));
}

async function sweepUnused(db: Kysely<Tables>, files: FileStore, before: Date): Promise<number> {
  const gone = await inTransaction(db, async (trx) => {
    // Skips files that are locked because a row is just starting to use them.
    const unused = await trx
      .selectFrom('file')
      .select(['companyId', 'id'])
      .where('createTime', '<', before)
      .where(isUnused)
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    if (unused.length === 0) return [];
    // Checked again, because a row may have started to use the file before it was locked.
    return trx
      .deleteFrom('file')
      .where(
        'id',
        'in',
        unused.map(({ id }) => id),
      )
      .where(isUnused)
      .returning('storageKey')
      .execute();
  });
  for (const { storageKey } of gone) await files.remove(storageKey);
  return gone.length === batch ? gone.length + (await sweepUnused(db, files, before)) : gone.length;
}

const isUnused = ({ exists, not, selectFrom }: ExpressionBuilder<Tables, 'file'>) =>
  not(
    exists(
      selectFrom('fileUse')
        .select('fileUse.fileId')
        .whereRef('fileUse.fileCompanyId', '=', 'file.companyId')
        .whereRef('fileUse.fileId', '=', 'file.id'),
    ),
  );

/**
 * Deletes contents that the database knows but no file names. Contents that it does not know may belong to another database and stay,
 * including those of interrupted uploads from before contents were recorded.
 */
async function sweepStray(db: Kysely<Tables>, files: FileStore, before: Date): Promise<number> {
  const stray = await db
    .selectFrom('storedContent')
    .select('storageKey')
    .where('createTime', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('file').select('file.id').whereRef('file.storageKey', '=', 'storedContent.storageKey'))),
    )
    .limit(batch)
    .execute();
  for (const { storageKey } of stray) await files.remove(storageKey);
  return stray.length === batch ? stray.length + (await sweepStray(db, files, before)) : stray.length;
}
