import { dayMs } from '@campus-procurement/sdk/time';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FileStore } from './fileStore.ts';

/** How long files of a round that are in no last quote stay after its end. */
const quoteFilesMs = 7 * dayMs;
/** Rows deleted in one statement. */
const batch = 500;

/**
 * Deletes files that no row has used for a day, files for quotes that no last quote of a round that has ended a week ago has, and contents of this database without a file, which interrupted uploads leave. Several
 * processes may call it at once.
 * @returns the number of deleted files and contents
 */
export async function sweepFiles(db: Kysely<Tables>, now: Date, files: FileStore): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  const ended = new Date(now.getTime() - quoteFilesMs);
  const swept = (await sweepUnused(db, files, before)) + (await sweepQuoteFiles(db, files, ended));
  return swept + (await sweepStray(db, files, before));
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
 * Deletes what bidders have uploaded and not submitted, or replaced. The files of their last quotes stay, also those that stay sealed for
 * ever.
 */
async function sweepQuoteFiles(db: Kysely<Tables>, files: FileStore, ended: Date): Promise<number> {
  const gone = await db
    .deleteFrom('bidFile')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bidFile as file')
        .innerJoin('bidParticipant as participant', (join) =>
          join.onRef('participant.companyId', '=', 'file.companyId').onRef('participant.id', '=', 'file.participantId'),
        )
        .innerJoin('bidRound as round', (join) =>
          join.onRef('round.companyId', '=', 'participant.companyId').onRef('round.id', '=', 'participant.roundId'),
        )
        .innerJoin('project', (join) =>
          join.onRef('project.companyId', '=', 'round.companyId').onRef('project.id', '=', 'round.projectId'),
        )
        .select('file.id')
        .where('round.endTime', '<', ended)
        // One that could not be closed in time is extended and goes on.
        .where('project.status', '<>', 'PUBLISHED')
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('bidQuoteFile as use').select('use.fileId').where(isInLast))),
        )
        .limit(batch),
    )
    .returning('storageKey')
    .execute();
  for (const { storageKey } of gone) await files.remove(storageKey);
  return gone.length === batch ? gone.length + (await sweepQuoteFiles(db, files, ended)) : gone.length;
}

/** A condition of a use of the file: the quote is the last one of its bidder. */
const isInLast = sql<boolean>`use.company_id = file.company_id and use.file_id = file.id and use.quote_id = (
  select quote.id from bid_quote as quote
  where quote.company_id = file.company_id and quote.participant_id = file.participant_id
  order by quote.quote_no desc limit 1)`;

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
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('bidFile').select('bidFile.id').whereRef('bidFile.storageKey', '=', 'storedContent.storageKey'))),
    )
    .limit(batch)
    .execute();
  for (const { storageKey } of stray) await files.remove(storageKey);
  return stray.length === batch ? stray.length + (await sweepStray(db, files, before)) : stray.length;
}
