import type { Schemas } from '@campus-procurement/sdk';
import { sumOf, toCents } from '@campus-procurement/sdk/money';
import { minuteMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import { completionsSql, countedProjects, lastMonths, medianDays, oversees, requests } from '../records/public.ts';

type Figure = Schemas['HomeFigure'];

interface Month {
  month: string;
  count: number;
  /** What was requested, and what it cost. */
  asked: string;
  cost: string;
  /** Median of the days from the first submission to the completion. */
  days: number;
}

interface Completed {
  months: Month[];
  recent: number | null;
  recentCount: number;
  before: number | null;
}

/** How long purchases took that were completed, and of those who request what the own ones cost. */
export const completedFigures: Panel<Figure[]> = panel(
  async (context) => (requests(context) || oversees(context) ? completed(context) : sql<null>`null`),
  (read: Completed | null, context) => {
    if (read === null) return [];
    const days = daysOf(read);
    return [...(days ? [days] : []), ...(requests(context) ? [doneOf(read.months, context.now)] : [])];
  },
);

async function completed(context: Context) {
  const months = lastMonths(context.now, 12);
  const half = String(months[6]);
  const read = sql<Completed>`(
    with completed as (${completionsSql(await countedProjects(context), months)})
    select json_build_object(
      'months', (select coalesce(json_agg(json_build_object('month', month, 'count', count, 'asked', asked::text,
          'cost', cost::text, 'days', days) order by month), '[]')
        from (select month, count(*) as count, sum(asked) as asked, sum(cost) as cost, ${medianDays} as days
          from completed group by month) as by_month),
      'recent', (select ${medianDays} from completed where month >= ${half}),
      'recentCount', (select count(*) from completed where month >= ${half}),
      'before', (select ${medianDays} from completed where month < ${half})))`;
  return longValue(read, (known) => known.months.reduce((sum, { count }) => sum + count, 0), context, minuteMs);
}

function daysOf({ recent, recentCount, before, months }: Completed): Figure | null {
  if (recent === null) return null;
  const trend = months.map(({ days }) => days.toFixed(1));
  const change = before === null ? null : (recent - before).toFixed(1);
  return { kind: 'DAYS', value: recent.toFixed(1), unit: 'DAYS', trend, count: recentCount, amount: null, change };
}

/** What was completed in the present year. The trend has all twelve months. */
function doneOf(months: Month[], now: Date): Figure {
  const all = lastMonths(now, 12);
  const year = months.filter(({ month }) => month.slice(0, 4) === all.at(-1)?.slice(0, 4));
  const [asked, cost] = [sumOf(year.map((month) => month.asked)), sumOf(year.map((month) => month.cost))];
  const saved = toCents(asked) - toCents(cost);
  return {
    kind: 'DONE',
    unit: 'COUNT',
    value: String(year.reduce((sum, { count }) => sum + count, 0)),
    trend: all.map((month) => String(months.find((known) => known.month === month)?.count ?? 0)),
    count: null,
    amount: cost,
    change: saved > 0n ? (Number((saved * 1000n) / toCents(asked)) / 10).toFixed(1) : null,
  };
}
