/** Object ids of PostgreSQL types, from its catalogue (pg_type.dat). */
const int8 = 20;
const date = 1082;

/**
 * How values come back, the same from both drivers: counts and other int8 as number, dates as `YYYY-MM-DD` (a Date would be a
 * moment, and shift with the time zone). The drivers' own ways are kept for the rest: timestamps are Dates, numeric is a string.
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
