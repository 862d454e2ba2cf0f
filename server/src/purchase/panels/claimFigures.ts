import type { Schemas } from '@campus-procurement/sdk';
import { addDays, dayOf, schoolOffset } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { claims } from '../records/public.ts';

type Figure = Schemas['HomeFigure'];

interface Part {
  count: number;
  sum: string;
}

/** Approved purchases that no officer has taken, and of the caller's own ones those that close today and those whose decision is overdue. */
export const claimFigures: Panel<Figure[]> = panel(
  async (context) => {
    if (!claims(context)) return sql<null>`null`;
    const { companyId, userId } = context.session;
    const today = dayOf(context.now);
    const from = new Date(`${today}T00:00:00${schoolOffset}`);
    const until = new Date(`${addDays(today, 1)}T00:00:00${schoolOffset}`);
    const own = (condition: ReturnType<typeof sql>) => sql`project.id in (select project_id from own where ${condition})`;
    const part = (condition: ReturnType<typeof sql>) =>
      sql`(select json_build_object('count', count(*), 'sum', coalesce(sum(amount), 0.00)::text) from project
        where company_id = ${companyId} and applicant_id <> ${userId} and ${condition})`;
    return sql<{ unclaimed: Part; closing: Part; overdue: Part }>`(
      with own as materialized (select turn.project_id, turn.step, turn.until_time from turn where ${await isOwnTurn(context)})
      select json_build_object('unclaimed', ${part(own(sql`step = 'CLAIM'`))},
        'closing', ${part(sql`officer_id = ${userId} and status = 'PUBLISHED' and suspend_time is null and bid_end_time >= ${from} and bid_end_time < ${until}`)},
        'overdue', ${part(own(sql`step in ('DECIDE', 'DECIDE_AGAIN', 'EXPLANATION') and until_time <= ${context.now}`))}))`;
  },
  (read) => {
    if (read === null) return [];
    const of = (kind: Figure['kind'], { count, sum }: Part): Figure => {
      return { kind, value: String(count), unit: 'COUNT', trend: [], count: null, amount: sum, change: null };
    };
    return [of('UNCLAIMED', read.unclaimed), of('CLOSING_TODAY', read.closing), of('DECISIONS_OVERDUE', read.overdue)];
  },
);
