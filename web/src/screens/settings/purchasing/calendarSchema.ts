import type { Schemas } from '@campus-procurement/sdk';
import { calendarDayKindValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The most days of a year that a school sets. */
export const mostDays = 366;

/** The rules of `CalendarYearInput` in the API description, with their messages. */
export function calendarSchema(t: Translate, year: number) {
  const { chosen, required } = fieldRules(t);
  const day = z.object({
    date: chosen('purchasing.calendarDate').check(
      z.refine((date) => date === '' || date.startsWith(`${year}-`), t('purchasing.calendarInYear', { year })),
    ),
    kind: z.enum(calendarDayKindValues),
    name: required('purchasing.calendarName'),
  });
  return z.object({
    days: z.array(day).check((checked) => {
      for (const [index, { date }] of checked.value.entries()) {
        const isTwice = date !== '' && checked.value.findIndex((other) => other.date === date) !== index;
        if (isTwice) {
          checked.issues.push({
            code: 'custom',
            input: date,
            path: [index, 'date'],
            message: t('purchasing.calendarTwice'),
          });
        }
      }
    }),
  });
}

export type CalendarValues = { days: Schemas['CalendarDay'][] };

/** Days of the state that follow one another under the same name. */
export interface StatePeriod extends Omit<Schemas['CalendarDay'], 'date'> {
  first: string;
  last: string;
}

/** Joins the days of the state to holidays from a first to a last day. */
export function periodsOf(days: readonly Schemas['CalendarDay'][]): StatePeriod[] {
  const periods: StatePeriod[] = [];
  for (const { date, kind, name } of days) {
    const before = periods.at(-1);
    const isNext = before && Date.parse(date) - Date.parse(before.last) === 24 * 3_600_000;
    if (isNext && before.kind === kind && before.name === name) before.last = date;
    else periods.push({ kind, name, first: date, last: date });
  }
  return periods;
}
