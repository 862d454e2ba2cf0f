import type { Schemas } from '@campus-procurement/sdk';
import { list, number, oneOf, record, shape, text, word, words } from './checks.ts';

/** A quote in the making, as it is typed. */
export interface KeptQuote {
  /** Time of the last change, in milliseconds since 1970. */
  time: number;
  lines: { no: number; brand: string; model: string; manufacturer: string; response: string; unitPrice: string }[];
  deliveryDays: string;
  warrantyMonths: string;
  deviation: string;
  paymentAccepted: boolean;
  /** Files that the server has for it, in their order. */
  files: KeptQuoteFile[];
}

/** A file of a quote, which the server keeps sealed. */
export interface KeptQuoteFile {
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** SHA-256 of the content. */
  sha256: string;
}

/** A receipt, and everything that its commitment was made of. */
export interface KeptReceipt {
  quoteId: string;
  quoteNo: number;
  projectId: string;
  projectCode: string;
  projectName: string;
  /** The round that it was quoted in; `null` in receipts of before, which did not tell it. */
  roundNo: number | null;
  arrivalTime: string;
  commitment: string;
  nonce: string;
  total: string;
  terms: Schemas['QuoteTerms'];
  prices: { no: number; unitPrice: string; lineTotal: string }[];
}

/** Purchases whose quotes and receipts are kept at most. The oldest make room. */
export const mostKeptPurchases = 50;
const mostLines = 200;
const mostReceipts = 100;
const mostFiles = 10;

const count = number(0, 1e6);
const orNull =
  <T>(check: (value: unknown) => T) =>
  (value: unknown) =>
    value === null ? null : check(value);

const hash = text(/^[0-9a-f]{64}$/);
const bytes = number(1, 1e9);
const files = list(shape<KeptQuoteFile>({ id: word, fileName: word, fileSize: bytes, sha256: hash }), mostFiles);
const lineTerms = shape<Schemas['QuoteTerms']['lines'][number]>({
  no: count,
  brand: words,
  model: words,
  manufacturer: orNull(words),
  response: orNull(words),
});
const plainTerms = shape<Omit<Schemas['QuoteTerms'], 'files'>>({
  lines: list(lineTerms, mostLines),
  deliveryDays: count,
  warrantyMonths: count,
  deviation: orNull(words),
});
const fileTerms = list(shape<Schemas['QuoteFileTerms']>({ fileSize: bytes, sha256: hash }), mostFiles);

/** Terms have a list of files only if the quote has files: the commitment is made of exactly what was sealed. */
function terms(value: unknown): Schemas['QuoteTerms'] {
  const { files: bound } = value as Partial<Schemas['QuoteTerms']>;
  return { ...plainTerms(value), ...(bound !== undefined && { files: fileTerms(bound) }) };
}

/** Checks quotes in the making when they are read. */
export const quotesCheck = record(
  shape<KeptQuote>({
    time: number(0, 9e15),
    lines: list(
      shape<KeptQuote['lines'][number]>({
        no: count,
        brand: words,
        model: words,
        manufacturer: words,
        response: words,
        unitPrice: words,
      }),
      mostLines,
    ),
    deliveryDays: words,
    warrantyMonths: words,
    deviation: words,
    paymentAccepted: oneOf(true, false),
    // Drafts from before quotes had files have none.
    files: (value) => (value === undefined ? [] : files(value)),
  }),
  mostKeptPurchases,
);

/** Checks receipts when they are read. */
export const receiptsCheck = record(
  list(
    shape<KeptReceipt>({
      quoteId: word,
      quoteNo: count,
      projectId: word,
      projectCode: word,
      projectName: word,
      roundNo: orNull(count),
      arrivalTime: word,
      commitment: hash,
      nonce: text(/^[0-9a-f]{32}$/),
      total: word,
      terms,
      prices: list(shape<KeptReceipt['prices'][number]>({ no: count, unitPrice: word, lineTotal: word }), mostLines),
    }),
    mostReceipts,
  ),
  mostKeptPurchases,
);
