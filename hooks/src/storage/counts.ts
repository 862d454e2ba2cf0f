import { list, number, record, shape, text, words } from './checks.ts';

/** A stocktake in the making: what was counted of the stocks of a store, as it is typed. */
export interface KeptCount {
  /** Time of the last change, in milliseconds since 1970. */
  time: number;
  /** By the id of the stock. */
  rows: Record<string, KeptCountRow>;
  /** What was sent of it and not answered yet, as `useApiMutation` keeps it; `null` if nothing was. */
  sent: [input: string, idempotencyKey: string] | null;
}

/** What was counted of a stock. */
export interface KeptCountRow {
  /** What should have been there when it was counted. */
  book: string;
  counted: string;
  reason: string;
}

/** Stores whose stocktakes are kept at most. */
const mostStores = 50;
const mostRows = 1000;

/** A stocktake of 200 lines with long reasons is shorter. */
const sent = list(text(/^.{1,400000}$/s), 2);

/** Checks stocktakes in the making when they are read. */
export const countsCheck = record(
  shape<KeptCount>({
    time: number(0, 9e15),
    rows: record(shape<KeptCountRow>({ book: words, counted: words, reason: words }), mostRows),
    // Those of before do not tell.
    sent: (value) => (value ? (sent(value) as [string, string]) : null),
  }),
  mostStores,
);
