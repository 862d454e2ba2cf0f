import { dayOf } from '@campus-procurement/sdk/time';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/context/context.ts';
import { plannedAnew } from '#platform/db/namedStatements.ts';
import { beginOf, endOf } from './lastMonths.ts';
import { requests } from './projectReaders.ts';
import type { ProjectRow } from './projectRows.ts';
import { begunProjects, type FoundProjects } from './visibleProjects.ts';

/** What a purchase amounts to so far, as an SQL expression: accepted, before that awarded, before that requested. `costOf` is the same in TypeScript. */
export const costSql = sql<string>`coalesce(project.actual_amount, project.order_amount, project.amount)`;

/** What a purchase amounts to so far: see `costSql`. */
export function costOf({
  actualAmount,
  orderAmount,
  amount,
}: Pick<ProjectRow, 'actualAmount' | 'orderAmount' | 'amount'>): string {
  return actualAmount ?? orderAmount ?? amount;
}

/**
 * A condition on `flow_event as event`: with it the delivery of a purchase was concluded, by the witness of a small one, otherwise with its last
 * acceptance, entry into a store or line that was closed short. It happens once. The index `flow_event_completion` has the same condition.
 */
export const isCompletion = sql<boolean>`(event.kind = 'PROJECT' and event.step in ('confirm', 'complete'))`;

/** The purchases that figures count: the own ones of those who request, otherwise those within the data scope; no drafts. */
export async function countedProjects(reader: Reader): Promise<FoundProjects> {
  const { companyId, userId } = reader.session;
  const seen = await begunProjects(reader);
  return requests(reader) ? seen.where((eb) => eb.and({ 'project.companyId': companyId, 'project.applicantId': userId })) : seen;
}

/**
 * Selects what was paid of purchases in some months, the earliest first: payments by the day on which they were made, less refunds by the
 * day on which they came, whenever the purchase was begun. What was reversed was never paid, or never refunded.
 */
export function paymentsSql(found: FoundProjects, months: readonly string[]): RawBuilder<unknown> {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return sql`${plannedAnew}
    select payment.company_id, payment.project_id, to_char(payment.paid_date, 'YYYY-MM') as month, payment.amount
    from (select company_id, project_id, paid_date, amount from project_payment as made
        where not exists (select from payment_reversal as reversal
          where reversal.company_id = made.company_id and reversal.payment_id = made.id)
      union all select company_id, project_id, refund_date, -amount from claim_refund as refund
        where not exists (select from refund_reversal as reversal
          where reversal.company_id = refund.company_id and reversal.refund_id = refund.id)) as payment
    join (${found.select(['project.companyId', 'project.id'])}) as counted
      on counted.company_id = payment.company_id and counted.id = payment.project_id
    where payment.paid_date >= ${dayOf(beginOf(first))}::date and payment.paid_date < ${dayOf(endOf(last))}::date`;
}

/** What was paid in a month, and of how many purchases. */
export interface PaidMonth {
  count: number;
  amount: string;
}

/** Adds payments up by month, for the months in which there are any. @param payments a table with the columns of `paymentsSql` */
export function paidByMonthSql(payments: RawBuilder<unknown>): RawBuilder<Record<string, PaidMonth>> {
  return sql`(select coalesce(json_object_agg(month, json_build_object('count', count, 'amount', amount::text)), '{}')
    from (select month, count(distinct (company_id, project_id)) as count, sum(amount) as amount
      from ${payments} as payment group by month) as by_month)`;
}

/** Selects the purchases that were completed in some months, whenever they were begun, with what they cost and the days since they were first submitted. */
export function completionsSql(found: FoundProjects, months: readonly string[]): RawBuilder<unknown> {
  const [first = '', last = first] = [months[0], months.at(-1)];
  const columns = found
    .select(['project.companyId', 'project.id', 'project.deptId', 'project.officerId'])
    .select(['project.submitTime', 'project.amount as asked'])
    .select(costSql.as('cost'));
  return sql`${plannedAnew}
    select to_char(event.time at time zone 'Asia/Shanghai', 'YYYY-MM') as month, counted.dept_id, counted.officer_id, counted.asked,
      counted.cost, extract(epoch from event.time - counted.submit_time) / 86400 as days
    from flow_event as event
    join (${columns}) as counted on counted.company_id = event.company_id and counted.id = event.subject_id
    where ${isCompletion} and event.time >= ${beginOf(first)} and event.time < ${endOf(last)}`;
}

/** The middle one of `days`. */
export const medianDays = sql<number | null>`percentile_cont(0.5) within group (order by days)`;
