import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import type { Order } from '#platform/lists/order.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import {
  type FoundProjects,
  invoicedSql,
  type ProjectRow,
  pendingAmountSql,
  projectRows,
  visibleProjects,
} from '../records/public.ts';
import { billedCostOf } from './enterInvoice.ts';

/** Those of a seller stand together. */
const bySeller: Order = [
  { column: 'project.payeeName', direction: 'asc' },
  { column: 'project.id', direction: 'asc' },
];

/** `lacksInvoice` of the flow of purchases, in SQL. */
const lacksInvoice = sql<boolean>`(project.status in ('EXECUTING', 'COMPLETED')
  and (project.lane <> 'SMALL' or project.status = 'COMPLETED' or project.phase = 'ACCEPTING')
  and ${invoicedSql} < coalesce(project.actual_amount, ${pendingAmountSql}, project.order_amount))`;

/** Returns one page of the purchases of which something is to be invoiced, by seller: those of the school, or the own ones. */
export async function queryUnbilledPage(
  { query = {} }: Input<'queryUnbilledPage'>,
  context: Context,
): Promise<Output<'queryUnbilledPage'>> {
  const found = matching(await ownOrOfSchool(context), query.keyword).where(lacksInvoice);
  return readPage(
    query,
    found.select(['project.companyId', 'project.id']),
    bySeller,
    (keys, db) => projectRows(db.selectFrom('project').where(hasKey('project', keys))),
    toUnbilled,
    context,
  );
}

async function ownOrOfSchool(context: Context): Promise<FoundProjects> {
  const { session, role } = context;
  const seen = (await visibleProjects(context)).where('project.companyId', '=', session.companyId);
  const isOfSchool = role.dataScope === 'SCHOOL' || role.dataScope === 'ALL';
  return isOfSchool ? seen : seen.where('project.applicantId', '=', session.userId);
}

function matching(found: FoundProjects, keyword: string | undefined): FoundProjects {
  if (keyword === undefined) return found;
  const pattern = containing(keyword);
  return found.where((eb) =>
    eb.or([
      eb('project.payeeName', 'ilike', pattern),
      eb('project.projectName', 'ilike', pattern),
      eb('project.projectCode', 'ilike', pattern),
    ]),
  );
}

function toUnbilled(row: ProjectRow) {
  const { id, projectCode, projectName, applicantName, payeeSupplierId, payeeName, invoicedAmount, submitTime } = row;
  const costAmount = billedCostOf(row);
  return {
    id,
    projectCode,
    projectName,
    applicantName,
    sellerId: payeeSupplierId,
    sellerName: payeeName,
    costAmount,
    invoicedAmount,
    openAmount: fromCents(toCents(costAmount) - toCents(invoicedAmount)),
    submitTime: isoTimeOrNull(submitTime),
  };
}
