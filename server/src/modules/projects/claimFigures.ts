import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { type Panel, panel } from '../../panels/panel.ts';
import { claims } from './projectReaders.ts';

type Figure = Schemas['HomeFigure'];

interface Part {
  count: number;
  sum: string;
}

/** Approved purchases that no officer has taken, and those that the caller has in hand. */
export const claimFigures: Panel<Figure[]> = panel(
  (context) => {
    if (!claims(context)) return sql<null>`null`;
    const { companyId, userId } = context.session;
    const part = (condition: ReturnType<typeof sql>) =>
      sql`(select json_build_object('count', count(*), 'sum', coalesce(sum(amount), 0.00)::text) from approved where ${condition})`;
    return sql<{ unclaimed: Part; own: Part }>`(
      with approved as (select amount, officer_id from project
        where company_id = ${companyId} and status = 'APPROVED' and applicant_id <> ${userId})
      select json_build_object('unclaimed', ${part(sql`officer_id is null`)}, 'own', ${part(sql`officer_id = ${userId}`)}))`;
  },
  (read) => {
    if (read === null) return [];
    const of = (kind: Figure['kind'], { count, sum }: Part): Figure => {
      return { kind, value: String(count), unit: 'COUNT', trend: [], count: null, amount: sum, change: null };
    };
    return [of('UNCLAIMED', read.unclaimed), of('IN_WORK', read.own)];
  },
);
