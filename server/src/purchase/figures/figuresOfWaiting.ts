import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { usualDays } from '#limits/usualLimits.ts';
import type { Reader } from '#platform/context/context.ts';
import {
  type FoundProjects,
  hasTurn,
  invoicedSql,
  projectRows,
  shownStatusSql,
  toProject,
  waitedSinceSql,
} from '../records/public.ts';

const shown = 10;
/** A few more than are shown, because some turn out to wait for nobody. */
const looked = 20;

/** Since when a purchase has waited as it does now. */
const since = sql<Date>`coalesce(project.suspend_time, ${waitedSinceSql})`;

/** Purchases whose next step is somebody's; the clock takes the others. In TypeScript `hasTurn` says who. */
function waitingOf(found: FoundProjects): FoundProjects {
  return found.where(sql<boolean>`(
    (project.suspend_time is null and project.waiting_since is not null and (
      project.status in ('APPROVING', 'APPROVED', 'OPENING', 'DECIDING', 'AWARDED', 'EXECUTING')
      or project.phase = 'AWARD_APPROVING' or project.return_cause = 'RETURNED'
      -- What is kept back of a delivery that is done and invoiced waits for nobody.
      or (project.status = 'COMPLETED' and not (project.missing_asset_numbers = 0 and project.due_amount <= project.paid_amount
        and project.paid_amount < project.actual_amount and ${invoicedSql} >= project.actual_amount))))
    or project.suspend_cause = 'OFFICER')`);
}

/** How many purchases wait in each state, and how long. */
export async function waitingByState(found: FoundProjects, now: Date): Promise<Schemas['WaitingFigure'][]> {
  const rows = await waitingOf(found)
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
  const rows = await projectRows(waitingOf(found)).orderBy(since).orderBy('project.id').limit(looked).execute();
  return rows
    .filter(hasTurn)
    .slice(0, shown)
    .map((row) => toProject(row, reader));
}
