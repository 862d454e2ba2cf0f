import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '../context/context.ts';
import type { Calendar } from '../values/workingDays.ts';

/** Reads the calendar of a school: the holidays of the state and the weekend days that are worked, changed by what the school has set. */
export async function readCalendar(companyId: string, { db }: Pick<Context, 'db'>): Promise<Calendar> {
  // One statement for both: it is read within limits of statements.
  const { days, own } = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(eb.selectFrom('calendarDay').select(['day', 'isWorking as working'])).as('days'),
      jsonArrayFrom(eb.selectFrom('schoolCalendar').select('schoolCalendar.days').where('companyId', '=', companyId)).as('own'),
    ])
    .executeTakeFirstOrThrow();
  const ownDays = own.flatMap((year) => year.days.map(({ date, kind }) => [date, kind === 'WORKDAY'] as const));
  return new Map([...days.map(({ day, working }) => [day, working] as const), ...ownDays]);
}
