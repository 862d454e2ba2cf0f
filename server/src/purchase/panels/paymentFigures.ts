import type { Schemas } from '@campus-procurement/sdk';
import { minuteMs } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import {
  begunProjects,
  invoicedSql,
  lastMonths,
  type PaidMonth,
  paidByMonthSql,
  payableSql,
  paymentsSql,
  paysForSchool,
} from '../records/public.ts';

type Figure = Schemas['HomeFigure'];

interface Sum {
  count: number;
  sum: string;
}

/** What is summed up of many purchases. */
interface Year {
  uninvoiced: Sum;
  frozen: Sum;
  paid: Record<string, PaidMonth>;
}

interface Payments {
  payable: Sum;
  year: Year;
}

/** Money that was requested longer ago should have been used or given back. */
const longMs = 60 * 24 * 3600_000;

/** What can be paid at the school, what is frozen too long, and what lacks an invoice. */
export const paymentFigures: Panel<Figure[]> = panel(
  async (context) => (paysForSchool(context) ? payments(context) : sql<null>`null`),
  (read: Payments | null, { now }) => {
    if (read === null) return [];
    const { payable, year } = read;
    const months = lastMonths(now, 12).map((month) => year.paid[month]?.amount ?? '0.00');
    const plain = { unit: 'MONEY', trend: [] as string[], amount: null, change: null } as const;
    const of = ({ count, sum }: Sum) => ({ ...plain, count, value: sum });
    return [
      { ...of(payable), kind: 'PAYABLE', trend: months, amount: months.at(-1) ?? null },
      { ...of(year.frozen), kind: 'FROZEN' },
      { ...of(year.uninvoiced), kind: 'UNINVOICED' },
    ];
  },
);

async function payments(context: Context) {
  const { session, now } = context;
  const { companyId } = session;
  const ofSchool = (await begunProjects(context)).where('project.companyId', '=', companyId);
  const ofTurn = (step: 'PAY' | 'INVOICE') => sql`from project where company_id = ${companyId}
    and id in (select turn.project_id from turn where turn.company_id = ${companyId} and turn.step = ${step})`;
  const sumOf = (column: string) => sql.raw(`json_build_object('count', count(*), 'sum', coalesce(sum(${column}), 0.00)::text)`);
  const payable = sql`(select ${sumOf('payable')}
    from (select ${payableSql} as payable ${ofTurn('PAY')}) as received where payable > 0)`;
  const year = sql<Year>`(
    select json_build_object(
      'uninvoiced', (select ${sumOf('actual_amount - invoiced')} from
        (select actual_amount, ${invoicedSql} as invoiced ${ofTurn('INVOICE')} and status = 'COMPLETED') as received
        where invoiced < actual_amount),
      'frozen', (select json_build_object('count', count(distinct project.id), 'sum', coalesce(sum(fund.frozen), 0.00)::text)
        from project join project_fund as fund on fund.company_id = project.company_id and fund.project_id = project.id
        where project.company_id = ${companyId} and project.status in ('APPROVING', 'RETURNED', 'APPROVED')
          and fund.frozen > 0 and project.submit_time < ${new Date(now.getTime() - longMs)}),
      'paid', ${paidByMonthSql(sql`(${paymentsSql(ofSchool, lastMonths(now, 12))})`)}))`;
  return sql<Payments>`json_build_object('payable', ${payable}, 'year', ${await longValue(year, sizeOf, context, minuteMs)})`;
}

const sizeOf = ({ uninvoiced, paid }: Year) => Object.values(paid).reduce((sum, { count }) => sum + count, uninvoiced.count);
