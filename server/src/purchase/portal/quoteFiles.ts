import { ReadableStream } from 'node:stream/web';
import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { type AskedAddress, refuseBadAddress, refuseUnsigned } from '#platform/files/fileAddress.ts';
import type { FileAnswer, ReceivedFile } from '#platform/files/receivedFile.ts';
import { openContent, sealedContentExtra } from '#platform/sealing/sealedContent.ts';
import { KeyLost } from '#platform/sealing/sealing.ts';
import {
  factsOfFile,
  findQuoteFile,
  isOwnQuoteFile,
  isQuoteFileId,
  mayReadQuoteFile,
  nameFor,
  newQuoteFileId,
  type QuoteFile,
  quoteFileInfos,
  sealFacts,
} from '../bidding/public.ts';
import { admittedBidder } from './admittedBidder.ts';
import type { Round } from './sharedRound.ts';

/** Files that a bidder may upload in a round, with those it does not submit. */
const mostFiles = 30;

/** A received file whose content is sealed, and what it is. */
interface Arrived {
  file: ReceivedFile;
  contentType: Schemas['FileContentType'];
  projectId: string;
}

/** The files of quotes: what uploads, descriptions and downloads of files need of them. */
export const quoteFiles = { isOne: isQuoteFileId, keep, describe, download };

/** Keeps an uploaded file for a quote of the caller. Nothing that tells its content or its name is stored as it is. */
async function keep({ file, contentType, projectId }: Arrived, context: Context): Promise<Schemas['FileInfo']> {
  const { db, now, sealing } = context;
  const { fileName, size: fileSize, sha256, key: storageKey, contentKey } = file;
  if (contentKey === null) throw new Error('A file of a quote arrived without being sealed');
  const { round, participantId } = await admittedBidder(projectId, context);
  const { companyId } = round;
  const { count } = await db
    .selectFrom('bidFile')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and({ companyId, participantId }))
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostFiles) throw invalid({ field: 'file', rule: 'maxItems', params: { limit: mostFiles } });
  const facts = { fileName, contentType, fileSize, sha256, contentKey: contentKey.toString('base64') };
  const row = await db
    .insertInto('bidFile')
    .values({
      companyId,
      id: newQuoteFileId(),
      participantId,
      storageKey,
      createTime: now,
      sealed: sealFacts(round, facts, sealing),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [info] = await quoteFileInfos([{ ...row, no: 1 }], round, 'BIDDER', context);
  return info as Schemas['FileInfo'];
}

/** Describes a file to its bidder, and once it is opened to those who may read the bidding. @throws Failure `missing` */
async function describe(id: string, context: Context): Promise<Schemas['FileInfo']> {
  const found = await findQuoteFile(id, context);
  if (!found) throw new Failure('missing');
  const isOwn = await isOwnQuoteFile(found, context);
  const mayRead = isOwn || (context.session.role !== null && (await mayReadQuoteFile(found, context)));
  const [info] = mayRead ? await quoteFileInfos([found.file], found.round, isOwn ? 'BIDDER' : 'SCHOOL', context) : [];
  if (!info) throw new Failure('missing');
  return info;
}

/** Answers the content of a file to whoever has an address of it. @throws Failure `missing` or `invalid` */
async function download(asked: AskedAddress, context: Context): Promise<FileAnswer> {
  const { db, now, sealing, files: store, language } = context;
  const found = await findQuoteFile(asked.id, context);
  if (!found) throw new Failure('missing');
  const { file, round } = found;
  const isSealed = file.opened === null;
  try {
    if (isSealed) refuseUnsigned((text) => sealing.sign(round, text), asked, now);
    else await refuseBadAddress(db, asked, now);
    const facts = factsOfFile(file, round, sealing);
    const { contentType, fileSize: size, contentKey } = facts;
    const stored = await store.sizeOf(file.storageKey);
    if (stored !== size + sealedContentExtra) throw new Error(`The file store has ${stored} bytes of the sealed file ${file.id}`);
    const content = openContent(Buffer.from(contentKey, 'base64'), store.read(file.storageKey));
    const fileName = nameFor(isSealed ? 'BIDDER' : 'SCHOOL', facts, file, round, language);
    return { fileName, contentType, size, content: ReadableStream.from(content) };
  } catch (error) {
    if (error instanceof KeyLost) throw new Failure('missing');
    throw error;
  }
}

/**
 * Returns the files that a quote names, in its order.
 * @throws Failure `invalid` with the rule `exists` for those that are no uploads of the bidder in this round
 */
export async function ownQuoteFiles(
  ids: readonly string[],
  { companyId }: Round,
  participantId: string,
  { db }: Context,
): Promise<QuoteFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('bidFile')
    .selectAll()
    .where((eb) => eb.and({ companyId, participantId }))
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const faults = ids.flatMap((id, index) => (known.has(id) ? [] : [{ field: `fileIds.${index}`, rule: 'exists' }]));
  if (faults.length > 0) throw invalid(...faults);
  return ids.map((id, index) => ({ ...(known.get(id) as Omit<QuoteFile, 'no'>), no: index + 1 }));
}
