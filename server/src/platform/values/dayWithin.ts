import { type BrokenRule, invalid } from '../failure/failure.ts';

interface Day {
  field: string;
  /** `YYYY-MM-DD`, as the bounds. */
  day: string;
  from: string;
  to: string;
}

/** Says that a day is not between its bounds, which may be the day itself. */
export function dayFaults({ field, day, from, to }: Day): BrokenRule[] {
  return day < from || day > to ? [{ field, rule: 'days', params: { from, to } }] : [];
}

/** @throws Failure `invalid` with the rule `days`, which names the bounds */
export function refuseDayBeyond(day: Day): void {
  const faults = dayFaults(day);
  if (faults.length > 0) throw invalid(...faults);
}
