import type { Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import { strandedRows } from './queryStrandedTurnPage.ts';
import { stuckCases } from './queryStuckApprovalPage.ts';

interface Stuck {
  /** All that is awaited at the school: it is looked through. */
  awaited: number;
  count: number;
  /** Of the cases. */
  sum: string;
}

/** How many cases cannot go on or were left by who is asked, and how many other steps nobody can do. They may be ten seconds old. */
export async function stuckSql(context: Context): Promise<RawBuilder<Stuck>> {
  const found = (await stuckCases(context)).select('instance.amount');
  const others = (await strandedRows(context)).select('stranded.id');
  const stuck = sql<Stuck>`(
    select json_build_object('awaited', (select count(*) from turn where company_id = ${context.session.companyId}),
      'count', count(*) + (select count(*) from (${others}) as other),
      'sum', coalesce(sum(amount), 0.00)::text) from (${found}) as stuck)`;
  return longValue(stuck, ({ awaited }) => awaited, context);
}

/** What is stuck, with the sum of its cases, for who may reassign. */
export const stuckFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => (permitted(context)('reassignApproval') ? stuckSql(context) : sql<null>`null`),
  (read: Stuck | null) => {
    if (read === null) return [];
    const { count, sum } = read;
    return [{ kind: 'STUCK', value: String(count), unit: 'COUNT', trend: [], count: null, amount: sum, change: null }];
  },
);
