import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { stuckCases } from './queryStuckApprovalPage.ts';

/** Cases that cannot go on or were left by who is asked, for who may put somebody else in. */
export const stuckFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => {
    if (!permitted(context)('reassignApproval')) return sql<null>`null`;
    const found = (await stuckCases(context)).select('instance.amount');
    return sql<{ count: number; sum: string }>`(
      select json_build_object('count', count(*), 'sum', coalesce(sum(amount), 0.00)::text) from (${found}) as stuck)`;
  },
  (read) => {
    if (read === null) return [];
    const { count, sum } = read;
    return [{ kind: 'STUCK', value: String(count), unit: 'COUNT', trend: [], count: null, amount: sum, change: null }];
  },
);
