import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import { longFigure, type Panel, panel } from '#platform/panels/panel.ts';
import { strandedRows } from './queryStrandedTurnPage.ts';
import { stuckCases } from './queryStuckApprovalPage.ts';

/** Cases that cannot go on or were left by who is asked, with their sum, and other steps that nobody can do, for who may reassign. */
export const stuckFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => {
    if (!permitted(context)('reassignApproval')) return sql<null>`null`;
    const found = (await stuckCases(context)).select('instance.amount');
    const others = (await strandedRows(context)).select('stranded.id');
    const stuck = sql<{ awaited: number; count: number; sum: string }>`(
      select json_build_object('awaited', (select count(*) from turn where company_id = ${context.session.companyId}),
        'count', count(*) + (select count(*) from (${others}) as other),
        'sum', coalesce(sum(amount), 0.00)::text) from (${found}) as stuck)`;
    return longFigure('stuck', stuck, ({ awaited }) => awaited, context, 10_000);
  },
  (read) => {
    if (read === null) return [];
    const { count, sum } = read;
    return [{ kind: 'STUCK', value: String(count), unit: 'COUNT', trend: [], count: null, amount: sum, change: null }];
  },
);
