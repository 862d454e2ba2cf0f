import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { beginOf, lastMonths, oversees, requests, visibleProjects } from '../records/public.ts';

type Figure = Schemas['HomeFigure'];

interface Month {
  month: string;
  count: number;
  /** What was requested, and what it cost. */
  asked: string;
  cost: string;
  /** Median of the days from the first submission to the receipt. */
  days: number;
}

interface Received {
  months: Month[];
  recent: number | null;
  recentCount: number;
  before: number | null;
}

/** How long purchases take and what they cost: the own ones of those who request, else those within the data scope. */
export const receivedFigures: Panel<Figure[]> = panel(
  async (context) => (requests(context) || oversees(context) ? received(context) : sql<null>`null`),
  (read: Received | null, context) => {
    if (read === null) return [];
    const months = withGaps(read.months, context.now);
    return requests(context)
      ? [daysOf(read), doneOf(months, context.now)].flatMap((figure) => figure ?? [])
      : [spendingOf(months, context.now), daysOf(read)].flatMap((figure) => figure ?? []);
  },
);

async function received(context: Context) {
  const { companyId, userId } = context.session;
  const [first = '', , , , , , half = ''] = lastMonths(context.now, 12);
  const seen = await visibleProjects(context);
  const found = requests(context)
    ? seen.where((eb) => eb.and({ 'project.companyId': companyId, 'project.applicantId': userId }))
    : seen;
  const columns = ['companyId', 'id', 'submitTime', 'amount', 'actualAmount'] as const;
  return sql<Received>`(
    with received as (
      select to_char(receipt.witness_time at time zone 'Asia/Shanghai', 'YYYY-MM') as month, found.amount, found.actual_amount,
        extract(epoch from receipt.witness_time - found.submit_time) / 86400 as days
      from (${found.select(columns.map((name) => `project.${name}` as const))}) as found
      join project_receipt as receipt on receipt.company_id = found.company_id and receipt.project_id = found.id
      where receipt.status = 'CONFIRMED' and receipt.witness_time >= ${beginOf(first)} and found.actual_amount is not null)
    select json_build_object(
      'months', (select coalesce(json_agg(json_build_object('month', month, 'count', count, 'asked', asked::text,
          'cost', cost::text, 'days', days)), '[]')
        from (select month, count(*) as count, sum(amount) as asked, sum(actual_amount) as cost, ${median} as days
          from received group by month) as by_month),
      'recent', (select ${median} from received where month >= ${half}),
      'recentCount', (select count(*) from received where month >= ${half}),
      'before', (select ${median} from received where month < ${half})))`;
}

const median = sql`percentile_cont(0.5) within group (order by days)`;

/** Twelve months, also those in which nothing was received. */
function withGaps(months: Month[], now: Date): (Omit<Month, 'days'> & { days: number | null })[] {
  return lastMonths(now, 12).map(
    (month) => months.find((known) => known.month === month) ?? { month, count: 0, asked: '0.00', cost: '0.00', days: null },
  );
}

function daysOf({ recent, recentCount, before, months }: Received): Figure | null {
  if (recent === null) return null;
  const trend = months.toSorted((one, other) => (one.month < other.month ? -1 : 1)).map(({ days }) => days.toFixed(1));
  const change = before === null ? null : (recent - before).toFixed(1);
  return { kind: 'DAYS', value: recent.toFixed(1), unit: 'DAYS', trend, count: recentCount, amount: null, change };
}

type Gapless = ReturnType<typeof withGaps>;

/** The months of the present year. */
function ofYear(months: Gapless, now: Date): Gapless {
  const [present = ''] = lastMonths(now, 1);
  return months.filter(({ month }) => month.slice(0, 4) === present.slice(0, 4));
}

function doneOf(months: Gapless, now: Date): Figure {
  const year = ofYear(months, now);
  const [asked, cost] = [sumOf(year.map((month) => month.asked)), sumOf(year.map((month) => month.cost))];
  const saved = toCents(asked) - toCents(cost);
  return {
    kind: 'DONE',
    unit: 'COUNT',
    value: String(year.reduce((sum, { count }) => sum + count, 0)),
    trend: months.map(({ count }) => String(count)),
    count: null,
    amount: cost,
    change: saved > 0n ? (Number((saved * 1000n) / toCents(asked)) / 10).toFixed(1) : null,
  };
}

function spendingOf(months: Gapless, now: Date): Figure {
  const [previous, present] = months.slice(-2);
  const [last, cost] = [toCents(previous?.cost ?? '0.00'), toCents(present?.cost ?? '0.00')];
  return {
    kind: 'SPENDING',
    unit: 'MONEY',
    value: fromCents(cost),
    trend: months.map((month) => month.cost),
    count: present?.count ?? 0,
    amount: sumOf(ofYear(months, now).map((month) => month.cost)),
    change: last === 0n ? null : (Number(((cost - last) * 1000n) / last) / 10).toFixed(1),
  };
}
