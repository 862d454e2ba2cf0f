/** Object ids of PostgreSQL types, from its catalogue (pg_type.dat). */
const int8 = 20;
const date = 1082;

/**
 * Parsers that make both drivers return the same values: counts and other int8 as numbers, dates as `YYYY-MM-DD` (a Date would be a moment,
 * and shift with the time zone). For other types the drivers already agree: timestamps are Dates, numeric is a string.
 */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  [date]: (text) => text,
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} from the database is too large for a number`);
  return value;
}
