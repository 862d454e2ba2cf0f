/** The built-in number formats of a workbook that show a day (ECMA-376, 18.8.30; 27 and on in East Asian versions). */
const dayFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Returns whether a number format shows a day: its own code has a year or a day outside quoted and bracketed texts. */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return dayFormats.has(id);
  return /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ''));
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** Day 0 of workbooks. They count a 29 February 1900, so this holds from March 1900 on. */
const firstDay = Date.UTC(1899, 11, 30);
/** By how many days workbooks of old Macintosh programs begin later. */
const laterDays = 1462;

/** The 31 December 9999. */
const lastDay = 2_958_465;

/** Returns the day that a number stands for, e.g. `2026-01-31`, without the time of day; null if it stands for none. */
export function dayOf(serial: number, startsIn1904: boolean): string | null {
  const days = Math.floor(serial) + (startsIn1904 ? laterDays : 0);
  if (!(days > 0 && days <= lastDay)) return null;
  return new Date(firstDay + days * dayMilliseconds).toISOString().slice(0, 10);
}
