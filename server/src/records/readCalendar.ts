import type { Context } from '../context/context.ts';
import type { Calendar } from '../values/workingDays.ts';

/** Reads the holidays of the state and the weekend days that are worked. */
export async function readCalendar({ db }: Pick<Context, 'db'>): Promise<Calendar> {
  const days = await db.selectFrom('calendarDay').select(['day', 'isWorking']).execute();
  return new Map(days.map(({ day, isWorking }) => [day, isWorking]));
}
