import type { Context } from '../context/context.ts';
import type { Calendar } from '../values/workingDays.ts';

/** Reads the calendar of a school: the holidays of the state and the weekend days that are worked, changed by what the school has set. */
export async function readCalendar(companyId: string, { db }: Pick<Context, 'db'>): Promise<Calendar> {
  const days = await db.selectFrom('calendarDay').select(['day', 'isWorking']).execute();
  const own = await db.selectFrom('schoolCalendar').select('days').where('companyId', '=', companyId).execute();
  const ownDays = own.flatMap((year) => year.days.map(({ date, kind }) => [date, kind === 'WORKDAY'] as const));
  return new Map([...days.map(({ day, isWorking }) => [day, isWorking] as const), ...ownDays]);
}
