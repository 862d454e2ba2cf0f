import type { Input, Output } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy, madeBy } from '#platform/records/changed.ts';
import { knownSchool } from './school.ts';

/** Returns what the state and the school say about the days of a year. */
export async function listCalendarDays(
  { query: { year, companyId: named } }: Input<'listCalendarDays'>,
  { db, session }: Context,
): Promise<Output<'listCalendarDays'>> {
  const companyId = named ?? session.companyId;
  const ofState = await db
    .selectFrom('calendarDay')
    .select(['day', 'isWorking', 'name'])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute();
  const own = await db
    .selectFrom('schoolCalendar')
    .select(['days', 'version', 'updateTime', 'updateByName'])
    .where((eb) => eb.and({ companyId, year }))
    .executeTakeFirst();
  return {
    companyId,
    year,
    stateDays: ofState.map(({ day, isWorking, name }) => ({ date: day, kind: isWorking ? 'WORKDAY' : 'HOLIDAY', name })),
    days: own?.days ?? [],
    version: own?.version ?? 0,
    updateTime: own ? isoTime(own.updateTime) : null,
    updateByName: own?.updateByName ?? null,
  };
}

/** Replaces the school's own days of a year. The first change makes the row. */
export async function saveCalendarDays(
  { body }: Input<'saveCalendarDays'>,
  context: Context,
): Promise<Output<'saveCalendarDays'>> {
  const { db } = context;
  const { year, version } = body;
  const companyId = await knownSchool(body.companyId, context);
  const elsewhere = body.days.findIndex(({ date }) => !date.startsWith(`${year}-`));
  if (elsewhere >= 0) throw invalid({ field: `days.${elsewhere}.date`, rule: 'inYear', params: { year } });
  const again = body.days.findIndex(({ date }, index) => body.days.slice(0, index).some((day) => day.date === date));
  if (again >= 0) throw invalid({ field: `days.${again}.date`, rule: 'uniqueItems' });
  const days = JSON.stringify(body.days.toSorted((one, other) => (one.date < other.date ? -1 : 1)));
  const isSaved =
    version === 0
      ? await db
          .insertInto('schoolCalendar')
          .values({ companyId, year, days, ...madeBy(context) })
          .onConflict((conflict) => conflict.doNothing())
          .returning('year')
          .executeTakeFirst()
      : await db
          .updateTable('schoolCalendar')
          .set({ days, ...changedBy(context) })
          .where((eb) => eb.and({ companyId, year, version }))
          .returning('year')
          .executeTakeFirst();
  if (!isSaved) throw new Failure('stale');
  return true;
}
