import type { Schemas } from '@campus-procurement/sdk';
import { sumOf, toCents } from '@campus-procurement/sdk/money';
import { minuteMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import { countedProjects, lastMonths, oversees, type PaidMonth, paidByMonthSql, paymentsSql } from '../records/public.ts';

/** What was paid this month within the data scope, and this year. */
export const spendingFigure: Panel<Schemas['HomeFigure'][]> = panel(
  async (context) => {
    if (!oversees(context)) return sql<null>`null`;
    const payments = paymentsSql(await countedProjects(context), lastMonths(context.now, 12));
    const counted = (read: Record<string, PaidMonth>) => Object.values(read).reduce((sum, { count }) => sum + count, 0);
    return longValue(paidByMonthSql(sql`(${payments})`), counted, context, minuteMs);
  },
  (read: Record<string, PaidMonth> | null, { now }) => {
    if (read === null) return [];
    const months = lastMonths(now, 12);
    const trend = months.map((month) => read[month]?.amount ?? '0.00');
    const [last = '0.00', value = '0.00'] = trend.slice(-2);
    const [before, present] = [toCents(last), toCents(value)];
    const year = String(months.at(-1)).slice(0, 4);
    return [
      {
        kind: 'SPENDING',
        unit: 'MONEY',
        value,
        trend,
        count: read[String(months.at(-1))]?.count ?? 0,
        amount: sumOf(trend.filter((_, index) => months[index]?.startsWith(year))),
        change: before === 0n ? null : (Number(((present - before) * 1000n) / before) / 10).toFixed(1),
      },
    ];
  },
);
