import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { BidFileFacts, BidFileTable } from '#platform/db/tables/bidding.ts';
import { addressesOf, signedAddresses } from '#platform/files/fileAddress.ts';
import { endingOf } from '#platform/files/fileKinds.ts';
import { say } from '#platform/i18n/language.ts';
import { KeyLost, type RoundKey, type Sealing } from '#platform/sealing/sealing.ts';
import type { Round } from './biddingRows.ts';

/** Ids of files of quotes begin with it, so that a request for one is known as such before anything is read. */
const prefix = 'quote-';
export const newQuoteFileId = () => `${prefix}${newId()}`;
export const isQuoteFileId = (id: unknown) => typeof id === 'string' && id.startsWith(prefix);

/** A file with its place in a quote. */
export type QuoteFile = Selectable<BidFileTable> & { no: number };
type Keys = Pick<Round, keyof RoundKey | 'pricesOpenTime'>;
/** Who looks: the bidder sees the names of its own files, all others only what has been opened. */
type Viewer = 'BIDDER' | 'SCHOOL';
type Showing = Pick<Context, 'db' | 'now' | 'language' | 'sealing'>;

/** So many bytes every sealed file has at least, so that its length says nothing about its name. */
const sealedLength = 1200;

/** Seals what is known of a file. */
export function sealFacts(round: Keys, facts: BidFileFacts, sealing: Sealing): Buffer {
  const text = Buffer.from(JSON.stringify(facts));
  const padding = Buffer.alloc(Math.max(0, sealedLength - text.length), ' ');
  return sealing.seal(round, Buffer.concat([text, padding]));
}

/** Returns what is known of a file. @throws KeyLost if it is sealed and the key is lost */
export function factsOfFile(
  { opened, sealed }: Pick<QuoteFile, 'opened' | 'sealed'>,
  round: Keys,
  sealing: Sealing,
): BidFileFacts {
  return opened ?? JSON.parse(sealing.open(round, sealed).toString('utf8'));
}

/** Returns the files of some quotes by the id of the quote, in their order. */
export async function filesByQuote(
  companyId: string,
  quoteIds: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<Map<string, QuoteFile[]>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bidQuoteFile as use')
    .innerJoin('bidFile as file', (join) =>
      join.onRef('file.companyId', '=', 'use.companyId').onRef('file.id', '=', 'use.fileId'),
    )
    .selectAll('file')
    .select(['use.quoteId', 'use.no'])
    .where('use.companyId', '=', companyId)
    .where('use.quoteId', 'in', quoteIds)
    .orderBy('use.no')
    .execute();
  return Map.groupBy(rows, ({ quoteId }) => quoteId);
}

/** Opens the files of a quote whose technical part is opened. Those whose key is lost stay closed. */
export async function openFiles(files: readonly QuoteFile[], round: Round, { db, sealing }: Pick<Context, 'db' | 'sealing'>) {
  for (const file of files) {
    const facts = factsOrNull(file, round, sealing);
    if (facts === null) continue;
    await db
      .updateTable('bidFile')
      .set({ opened: JSON.stringify(facts) })
      .where((eb) => eb.and({ companyId: file.companyId, id: file.id }))
      .execute();
  }
}

function factsOrNull(file: QuoteFile, round: Keys, sealing: Sealing): BidFileFacts | null {
  try {
    return factsOfFile(file, round, sealing);
  } catch (error) {
    if (error instanceof KeyLost) return null;
    throw error;
  }
}

/** Returns files of a quote as the API shows them, with addresses. Those that the viewer may not read are missing. */
export async function quoteFileInfos(
  files: readonly QuoteFile[],
  round: Keys,
  viewer: Viewer,
  { db, now, language, sealing }: Showing,
): Promise<Schemas['FileInfo'][]> {
  const infos: Schemas['FileInfo'][] = [];
  for (const file of files) {
    if (viewer === 'SCHOOL' && file.opened === null) continue;
    const facts = factsOrNull(file, round, sealing);
    if (facts === null) continue;
    const { fileSize, contentType, sha256 } = facts;
    const sign = (text: string) => sealing.sign(round, text);
    // Before the opening an address needs the key of the round as well: the keys in the database are not enough.
    const signed = file.opened === null ? signedAddresses(sign, [file.id], now) : await addressesOf(db, [file.id], now);
    infos.push({
      id: file.id,
      fileName: nameFor(viewer, facts, file, round, language),
      fileSize,
      contentType,
      sha256,
      bizType: 'QUOTE',
      url: signed.addresses[0] as string,
      urlExpireTime: isoTime(signed.expireTime),
      createTime: isoTime(file.createTime),
      createByName: null,
    });
  }
  return infos;
}

/** The name of a file. It may tell who the bidder is, so that others do not see it until the prices are opened. */
export function nameFor(
  viewer: Viewer,
  { fileName }: BidFileFacts,
  { no }: Pick<QuoteFile, 'no'>,
  { pricesOpenTime }: Pick<Keys, 'pricesOpenTime'>,
  language: Context['language'],
): string {
  if (viewer === 'BIDDER' || pricesOpenTime !== null) return fileName;
  return `${say(language, 'biddingText', 'maskedFile', { no: String(no) })}.${endingOf(fileName)}`;
}

/** Returns the files of the quotes of a round as the school sees them, by the id of the quote. */
export async function openedFiles(
  round: Round,
  quoteIds: readonly string[],
  context: Showing,
): Promise<Map<string, Schemas['FileInfo'][]>> {
  const infos = new Map<string, Schemas['FileInfo'][]>();
  for (const [id, files] of await filesByQuote(round.companyId, quoteIds, context)) {
    infos.set(id, await quoteFileInfos(files, round, 'SCHOOL', context));
  }
  return infos;
}
