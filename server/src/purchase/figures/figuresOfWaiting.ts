import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { usualDays } from '#limits/usualLimits.ts';
import type { Reader } from '#platform/context/context.ts';
import { awaitedSinceSql, type FoundProjects, projectsWithTurns, shownStatusSql, toProject } from '../records/public.ts';

const shown = 10;

/** How many purchases wait in each state, and how long. */
export async function waitingByState(found: FoundProjects, now: Date): Promise<Schemas['WaitingFigure'][]> {
  const since = awaitedSinceSql(now);
  const rows = await found
    .where(since, 'is not', null)
    .select(shownStatusSql(now).as('status'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where ${since} < ${new Date(now.getTime() - usualDays.waitsLong * dayMs)})`.as('long'))
    .select(sql<Date>`min(${since})`.as('first'))
    .groupBy(sql`1`)
    .execute();
  return rows.map(({ first, ...row }) => ({ ...row, days: Math.max(0, Math.floor((now.getTime() - first.getTime()) / dayMs)) }));
}

/** The purchases that have waited longest for somebody. */
export async function longestWaiting(found: FoundProjects, reader: Reader): Promise<Schemas['Project'][]> {
  const since = awaitedSinceSql(reader.now);
  const rows = await projectsWithTurns(found.where(since, 'is not', null), await isOwnTurn(reader))
    .orderBy(since)
    .orderBy('project.id')
    .limit(shown)
    .execute();
  return rows.map((row) => toProject(row, reader));
}
