import { today } from '#ui/date/dateRange.ts';

/** Periods to choose from; the first is the usual one. */
export const periods = ['LAST12', 'THIS_YEAR', 'LAST_YEAR', 'LAST24'] as const;

export type Period = (typeof periods)[number];

/** The first and the last month of a period, as the server takes them. @param day today, `YYYY-MM-DD` */
export function monthsOf(period: Period, day = today()): { monthFrom: string; monthTo: string } {
  const month = day.slice(0, 7);
  const year = Number(day.slice(0, 4));
  if (period === 'THIS_YEAR') return { monthFrom: `${year}-01`, monthTo: month };
  if (period === 'LAST_YEAR') return { monthFrom: `${year - 1}-01`, monthTo: `${year - 1}-12` };
  return { monthFrom: monthsBefore(month, period === 'LAST24' ? 23 : 11), monthTo: month };
}

function monthsBefore(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The days of a period, both included, as the list of purchases has them in its address. */
export function daysOf(monthFrom: string, monthTo: string): string {
  const last = new Date(Date.UTC(Number(monthTo.slice(0, 4)), Number(monthTo.slice(5)), 0));
  return `${monthFrom}-01~${last.toISOString().slice(0, 10)}`;
}
