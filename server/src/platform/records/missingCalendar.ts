import { dayOf } from '@campus-procurement/sdk/time';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The month, from 1, in which the state announces the holidays of the next year. */
const monthOfAnnouncement = 11;

/** Returns the year of a limit, if neither the state nor the school has said anything about its days: only weekends were counted then. */
export async function missingCalendar(companyId: string, limit: Date | null, db: Kysely<Tables>): Promise<number | null> {
  return limit === null ? null : absent(companyId, Number(dayOf(limit).slice(0, 4)), db);
}

/** Returns the year whose calendar is asked for: the current one, and the next one from November on. Null if it is there. */
export async function wantedCalendar(companyId: string, now: Date, db: Kysely<Tables>): Promise<number | null> {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  const current = await absent(companyId, year, db);
  return current !== null || month < monthOfAnnouncement ? current : absent(companyId, year + 1, db);
}

async function absent(companyId: string, year: number, db: Kysely<Tables>): Promise<number | null> {
  const { isKnown } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb.selectFrom('calendarDay').select('day').where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`),
          ),
          eb.exists(eb.selectFrom('schoolCalendar').select('year').where('companyId', '=', companyId).where('year', '=', year)),
        ])
        .as('isKnown'),
    )
    .executeTakeFirstOrThrow();
  return isKnown ? null : year;
}
