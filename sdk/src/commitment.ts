/**
 * Commitments to sealed quotes. The platform publishes the commitment of each quote before any price is opened; with the nonce of the
 * receipt anybody can check afterwards that the opened quote is the one that was submitted.
 */
import canonicalize from 'canonicalize';
import type { components } from './generated/schema.ts';
import { sha256 } from './sha256.ts';

export { sha256 };

/** Returns the one JSON text of a value, as RFC 8785 says: whoever has the value gets the same fingerprint of it. */
export function canonicalText(value: object): string {
  return canonicalize(value) as string;
}

/** What a commitment binds a supplier to. */
export interface CommittedQuote {
  projectId: string;
  roundNo: number;
  /** Which quote of the supplier, from 1. */
  quoteNo: number;
  terms: components['schemas']['QuoteTerms'];
  prices: readonly { no: number; unitPrice: string; lineTotal: string }[];
  total: string;
  /** 32 hexadecimal digits, so that nobody finds the price by trying all of them. */
  nonce: string;
}

/** Returns the text whose SHA-256 is the commitment: RFC 8785 JSON of exactly these fields, in the order of their names. */
export function commitmentText({ projectId, roundNo, quoteNo, terms, prices, total, nonce }: CommittedQuote): string {
  return canonicalText({ projectId, roundNo, quoteNo, terms, prices, total, nonce });
}

/**
 * Returns the commitment of a quote: SHA-256 in hexadecimal.
 * @example
 * const holds = (await commitmentOf(quote)) === receipt.commitment;
 */
export async function commitmentOf(quote: CommittedQuote): Promise<string> {
  return sha256(commitmentText(quote));
}

/**
 * Returns the hash of a list of hashes, in whatever order: SHA-256 of the sorted lines, in hexadecimal. The log of a purchase holds, since
 * the closing, that of the commitments and that of the last hashes of the bidders' own logs.
 * @example
 * const isWhole = hashOfList(commitments) === bidding.closingHash;
 */
export function hashOfList(hashes: readonly string[]): string {
  return sha256(hashes.toSorted().join('\n'));
}

/** An entry of a chained log, as `verifyProjectLog` tells it. */
export type ChainEntry = components['schemas']['ChainEntry'];

/**
 * Returns the hash of an entry of a chained log, in hexadecimal.
 * @param before hash of the entry before it; empty for the first one
 */
export function chainHash(before: string, entry: Omit<ChainEntry, 'hash'>): string {
  const { companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time, salt, content } = entry;
  const said = sha256(`${salt}${content ?? ''}`);
  return sha256(JSON.stringify([before, companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time, said]));
}

/**
 * Returns the number of the first entry of a chained log that is missing or does not have its hash, or null if the log is whole.
 * @param entries all of one log, the oldest first
 * @example
 * const { events } = await client.projects.verifyProjectLog({ path: { id } });
 * const isWhole = brokenEntry(events) === null;
 */
export function brokenEntry(entries: readonly ChainEntry[]): number | null {
  let before = '';
  for (const [index, entry] of entries.entries()) {
    if (entry.no !== index + 1 || entry.hash !== chainHash(before, entry)) return index + 1;
    before = entry.hash;
  }
  return null;
}

/** What the fingerprint of a notice covers. */
export type FingerprintedNotice = Pick<
  components['schemas']['AnnouncementDetail'],
  'announcementCode' | 'type' | 'title' | 'publishTime' | 'sections'
>;

/**
 * Returns the fingerprint of a notice: SHA-256 of its canonical text, in hexadecimal.
 * @example
 * const isAsPublished = (await fingerprintOf(notice)) === notice.fingerprint;
 */
export async function fingerprintOf(notice: FingerprintedNotice): Promise<string> {
  const { announcementCode, type, title, sections } = notice;
  const publishTime = new Date(notice.publishTime).toISOString();
  return sha256(canonicalText({ announcementCode, type, title, publishTime, sections }));
}
