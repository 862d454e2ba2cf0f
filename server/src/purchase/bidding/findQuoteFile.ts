import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { visibleProjects } from '../records/public.ts';
import { bidderMark } from './bidderMarks.ts';
import type { Round } from './biddingRows.ts';
import type { QuoteFile } from './quoteFiles.ts';

/** A file of a quote with its round and its bidder. */
export interface FoundQuoteFile {
  file: QuoteFile;
  round: Round;
  bidder: Pick<Selectable<Tables['bidParticipant']>, 'supplierId' | 'supplierMark'>;
}

/** Finds a file of a quote by its id. Its place is that in the last quote that has it, or the first one. */
export async function findQuoteFile(id: string, { db }: Pick<Context, 'db'>): Promise<FoundQuoteFile | null> {
  const file = await db.selectFrom('bidFile').selectAll().where('id', '=', id).executeTakeFirst();
  if (!file) return null;
  const { companyId, participantId } = file;
  const { roundId, ...bidder } = await db
    .selectFrom('bidParticipant')
    .select(['roundId', 'supplierId', 'supplierMark'])
    .where((eb) => eb.and({ companyId, id: participantId }))
    .executeTakeFirstOrThrow();
  const round = await db
    .selectFrom('bidRound')
    .selectAll()
    .where((eb) => eb.and({ companyId, id: roundId }))
    .executeTakeFirstOrThrow();
  const use = await db
    .selectFrom('bidQuoteFile as use')
    .innerJoin('bidQuote as quote', (join) =>
      join.onRef('quote.companyId', '=', 'use.companyId').onRef('quote.id', '=', 'use.quoteId'),
    )
    .select('use.no')
    .where((eb) => eb.and({ 'use.companyId': companyId, 'use.fileId': id }))
    .orderBy('quote.quoteNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { file: { ...file, no: use?.no ?? 1 }, round, bidder };
}

/** Returns whether the caller is the account of the supplier that has uploaded the file. */
export async function isOwnQuoteFile({ round, bidder }: FoundQuoteFile, { db, session, sealing }: Context): Promise<boolean> {
  const { companyId, userId } = session;
  if (round.companyId !== companyId) return false;
  const supplier = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId, userId }))
    .executeTakeFirst();
  if (!supplier) return false;
  if (bidder.supplierId !== null) return bidder.supplierId === supplier.id;
  return bidder.supplierMark === bidderMark(round, supplier.id, sealing);
}

/** Returns whether the caller, who is not the bidder, may read an opened file: those who may read the bidding. */
export async function mayReadQuoteFile({ file, round }: FoundQuoteFile, context: Context): Promise<boolean> {
  const { permissions, companyId } = context.session;
  if (file.opened === null || round.documentsOpenTime === null || !permissions.has('purchase:project:read')) return false;
  if (context.role.dataScope !== 'ALL' && companyId !== round.companyId) return false;
  const seen = await visibleProjects(context);
  const row = await seen
    .select('project.id')
    .where((eb) => eb.and({ 'project.companyId': round.companyId, 'project.id': round.projectId }))
    .executeTakeFirst();
  return row !== undefined;
}
