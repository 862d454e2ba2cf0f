import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from './fileStore.ts';

const dayMs = 24 * 3600_000;
/** So many rows go in one statement. */
const batch = 500;

/**
 * Deletes files that no row has used for a day, and contents of this database that no file names: those of uploads that were cut off. Any number of
 * processes may do so at once.
 * @returns how many files and contents went
 */
export async function sweepFiles(db: Kysely<Tables>, now: Date, files: FileStore): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  return (await sweepUnused(db, files, before)) + (await sweepStray(db, files, before));
}

async function sweepUnused(db: Kysely<Tables>, files: FileStore, before: Date): Promise<number> {
  const gone = await inTransaction(db, async (trx) => {
    // A row that is taking a file into use holds it: such a file is passed over.
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
    // Asked again, because it may have been taken into use before it was locked.
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
 * Contents that are known and that no file names. What this database has never known may be another one's: it is left. So a content
 * stays for good that was cut off before contents were written down.
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
