import type { Schemas } from '@campus-procurement/sdk';
import { type RawBuilder, sql } from 'kysely';
import {
  beginOf,
  completionsSql,
  endOf,
  type FoundProjects,
  isCompletion,
  medianDays,
  type PaidMonth,
  paidByMonthSql,
  paymentsSql,
  shownStatusSql,
} from '../records/public.ts';

/** Times are those of at most so many purchases, the newest: their events are read one by one. */
export const mostTimed = 2000;
/** So many departments and officers are compared. */
const mostGroups = 20;

/** What awards cost less than their ceilings. */
export interface ReadSaving {
  count: number;
  ceiling: string;
  awarded: string;
}

/** The figures of a department or an officer, as they are read. */
export interface ReadGroup extends ReadSaving {
  id: string;
  name: string;
  all: number;
  amount: string;
  failed: number;
  days: number | null;
}

/** The figures of a period, as they are read. */
export interface ReadFigures {
  count: number;
  amount: string;
  states: Schemas['StateFigure'][];
  months: { month: string; count: number; amount: string }[];
  paid: PaidMonth;
  paidByMonth: Record<string, PaidMonth>;
  completed: { count: number; amount: string; days: number | null };
  completedByMonth: Record<string, number>;
  saving: ReadSaving;
  rounds: { count: number; failed: number };
  steps: { step: Schemas['FigureStep']; count: number; days: number }[];
  depts: ReadGroup[] | null;
  officers: ReadGroup[] | null;
}

interface Asked {
  found: FoundProjects;
  /** Their months, the earliest first. */
  months: readonly string[];
  now: Date;
  withDepts: boolean;
  withOfficers: boolean;
}

/** Reads all figures of a period in one statement. */
export function figuresSql({ found, months, now, withDepts, withOfficers }: Asked): RawBuilder<ReadFigures> {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const seen = found
    .where('project.createTime', '>=', beginOf(first))
    .where('project.createTime', '<', endOf(last))
    .select(['project.companyId', 'project.id', 'project.deptId', 'project.officerId', 'project.createTime'])
    .select(['project.submitTime', 'project.lane', 'project.amount', 'project.orderAmount', 'project.actualAmount'])
    .select(['project.paidAmount', shownStatusSql(now).as('shown')])
    .select(sql<string>`coalesce(project.price_ceiling, project.amount)`.as('ceiling'));
  return sql<ReadFigures>`(
    with found as materialized (${seen}),
    -- What is sealed has no part in this: an award is final once there is an order.
    awarded as (select * from found where order_amount is not null and lane <> 'SMALL'),
    ended as (
      select found.dept_id, found.officer_id, round.fail_time is not null as failed
      from bid_round as round join found on found.company_id = round.company_id and found.id = round.project_id
      where round.fail_time is not null or found.order_amount is not null),
    timed as materialized (${timed}),
    paid as materialized (${paymentsSql(found, months)}),
    completed as materialized (${completionsSql(found, months)}),
    span as (
      select span.step, extract(epoch from span.until - span.since) / 86400 as days
      from timed cross join lateral (values ('APPROVE', submitted, approved), ('PUBLISH', approved, published),
        ('AWARD', published, awarded), ('ORDER', awarded, ordered),
        ('ACCEPT', ordered, accepted), ('PAY', accepted, paid)) as span (step, since, until)
      where span.until >= span.since)
    select json_build_object(
      'count', (select count(*) from found),
      'amount', (select coalesce(sum(amount), 0.00)::text from found),
      'states', (select coalesce(json_agg(json_build_object('status', shown, 'count', count, 'amount', amount::text)), '[]')
        from (select shown, count(*) as count, sum(amount) as amount from found group by shown) as state),
      'months', (select coalesce(json_agg(json_build_object('month', month, 'count', count, 'amount', amount::text)), '[]')
        from (select to_char(create_time at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*) as count, sum(amount) as amount
          from found group by 1) as by_month),
      'paid', (select json_build_object('count', count(distinct (company_id, project_id)),
        'amount', coalesce(sum(amount), 0.00)::text) from paid),
      'paidByMonth', ${paidByMonthSql(sql`paid`)},
      'completed', (select json_build_object('count', count(*), 'amount', coalesce(sum(cost), 0.00)::text, 'days', ${medianDays})
        from completed),
      'completedByMonth', (select coalesce(json_object_agg(month, count), '{}')
        from (select month, count(*) as count from completed group by month) as by_month),
      'saving', (select json_build_object('count', count(*), 'ceiling', coalesce(sum(ceiling), 0.00)::text,
        'awarded', coalesce(sum(order_amount), 0.00)::text) from awarded),
      'rounds', (select json_build_object('count', count(*), 'failed', count(*) filter (where failed)) from ended),
      'steps', (select coalesce(json_agg(json_build_object('step', step, 'count', count, 'days', days)), '[]')
        from (select step, count(*) as count, ${medianDays} as days from span group by step) as by_step),
      'depts', ${withDepts ? groups(sql`dept_id`, sql`dept`, sql`dept_name`) : sql`null`},
      'officers', ${withOfficers ? groups(sql`officer_id`, sql`app_user`, sql`name`) : sql`null`}))`;
}

/** When the steps of the newest purchases were done, from their histories. What happened twice counts once: a cancelled award is none. */
const timed = sql`
  select newest.submit_time as submitted,
    max(event.time) filter (where event.step = 'approve') as approved,
    min(event.time) filter (where event.step = 'publish') as published,
    max(event.time) filter (where newest.order_amount is not null and event.step in ('decide', 'confirmAward', 'registerOutcome')
      and event.to_status in ('AWARD_NOTICE', 'AWARDED')) as awarded,
    max(event.time) filter (where event.step in ('signContract', 'order')
      or (newest.lane = 'SMALL' and event.step = 'approve')) as ordered,
    max(event.time) filter (where ${isCompletion}) as accepted,
    max(event.time) filter (where event.step = 'pay' and newest.paid_amount >= newest.actual_amount) as paid
  from (select * from found where submit_time is not null order by create_time desc, id limit ${sql.lit(mostTimed)}) as newest
  join flow_event as event on event.company_id = newest.company_id and event.kind = 'PROJECT' and event.subject_id = newest.id
  group by newest.company_id, newest.id, newest.submit_time`;

/** The figures by department or officer, the largest amount first. */
function groups(key: RawBuilder<unknown>, table: RawBuilder<unknown>, name: RawBuilder<unknown>) {
  return sql`(
    select coalesce(json_agg(json_build_object('id', grouped.id, 'name', named.${name}, 'all', grouped.count,
      'amount', grouped.amount::text, 'count', coalesce(won.count, 0), 'ceiling', coalesce(won.ceiling, 0.00)::text,
      'awarded', coalesce(won.awarded, 0.00)::text, 'failed', coalesce(lost.failed, 0), 'days', took.days)
      order by grouped.amount desc, grouped.id), '[]')
    from (select ${key} as id, company_id, count(*) as count, sum(amount) as amount from found where ${key} is not null
      group by 1, 2 order by 4 desc, 1 limit ${sql.lit(mostGroups)}) as grouped
    join ${table} as named on named.company_id = grouped.company_id and named.id = grouped.id
    left join (select ${key} as id, count(*) as count, sum(ceiling) as ceiling, sum(order_amount) as awarded
      from awarded group by 1) as won on won.id = grouped.id
    left join (select ${key} as id, count(*) filter (where failed) as failed from ended group by 1) as lost on lost.id = grouped.id
    left join (select ${key} as id, ${medianDays} as days from completed group by 1) as took on took.id = grouped.id)`;
}
