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

const count = number(0, 1e6);
const orNull =
  <T>(check: (value: unknown) => T) =>
  (value: unknown) =>
    value === null ? null : check(value);

/** Checks quotes in the making when they are read. */
export const quotesCheck = record(
  shape<KeptQuote>({
    time: number(0, 9e15),
    lines: list(
      shape<KeptQuote['lines'][number]>({
        ...{ no: count, brand: words, model: words, manufacturer: words, response: words, unitPrice: words },
      }),
      mostLines,
    ),
    deliveryDays: words,
    warrantyMonths: words,
    deviation: words,
    paymentAccepted: oneOf(true, false),
  }),
  mostKeptPurchases,
);

/** Checks receipts when they are read. */
export const receiptsCheck = record(
  list(
    shape<KeptReceipt>({
      ...{ quoteId: word, quoteNo: count, projectId: word, projectCode: word, projectName: word, roundNo: orNull(count) },
      ...{ arrivalTime: word, commitment: text(/^[0-9a-f]{64}$/), nonce: text(/^[0-9a-f]{32}$/), total: word },
      terms: shape<Schemas['QuoteTerms']>({
        lines: list(
          shape<Schemas['QuoteTerms']['lines'][number]>({
            ...{ no: count, brand: words, model: words, manufacturer: orNull(words), response: orNull(words) },
          }),
          mostLines,
        ),
        ...{ deliveryDays: count, warrantyMonths: count, deviation: orNull(words) },
      }),
      prices: list(shape<KeptReceipt['prices'][number]>({ no: count, unitPrice: word, lineTotal: word }), mostLines),
    }),
    mostReceipts,
  ),
  mostKeptPurchases,
);
