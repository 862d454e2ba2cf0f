import { dayOf } from '@campus-procurement/sdk/time';

/** Returns the last months up to the present one, e.g. `2026-03`, the earliest first. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - count + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first instant after a month in the time of the schools. */
export function endOf(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return beginOf(number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`);
}

/** The first instant of a month in the time of the schools. */
export function beginOf(month: string): Date {
  return new Date(`${month}-01T00:00:00+08:00`);
}
