import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Moving } from '#ledger/moves/moveFunds.ts';
import type { Context } from '#platform/context/context.ts';
import { planDue } from '#platform/due/dueEvents.ts';
import { fromThousandths, toThousandths } from '#platform/values/quantity.ts';
import { moveProject, openDefaultOf, type ProjectRow, projectFlow, tellApplicant } from '../records/public.ts';
import { contractFlow } from './contractFlow.ts';
import { type Delivery, dueAmountOf, type Plan } from './dueAmount.ts';
import { acceptedAmountOf, type OrderLine, openQuantityOf, orderLinesOf, worthOf } from './orderLines.ts';
import { plansWithPayments } from './plansWithPayments.ts';

type Key = Pick<ProjectRow, 'companyId' | 'id'>;
type Reading = Pick<Moving, 'db' | 'now'>;

/** Returns the contract of a purchase that is not given up, with the parts of its amount. */
export async function openContractOf({ companyId, id }: Key, { db }: Pick<Moving, 'db'>) {
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst();
  if (!contract) return null;
  const plans: (Plan & { planDate: string | null })[] = await db
    .selectFrom('contractPaymentPlan')
    .select(['phase', 'condition', 'amount', 'planDate'])
    .where((eb) => eb.and({ companyId, contractId: contract.id }))
    .orderBy('phase')
    .execute();
  return { ...contract, plans };
}

/** When the warranty of a purchase is over; null before everything has come. */
export function retentionEnd(completed: Date | null, warrantyMonths: number | null): Date | null {
  if (completed === null) return null;
  const end = new Date(completed);
  end.setUTCMonth(end.getUTCMonth() + (warrantyMonths ?? 0));
  return end;
}

/** When the last batch was concluded or closed: the purchase was completed then; null before. */
export async function completedAt({ companyId, id }: Key, { db }: Pick<Moving, 'db'>): Promise<Date | null> {
  const row = await db
    .selectFrom('flowEvent')
    .select('time')
    .where((eb) => eb.and({ companyId, kind: 'PROJECT', subjectId: id, step: 'complete' }))
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.time ?? null;
}

/**
 * Returns the columns of a purchase that follow from its lines, contract, acceptances and stock documents, which must be written before:
 * the phase, what was accepted, what may be paid by now, and how many assets lack a number.
 */
export async function fulfilmentFields(project: ProjectRow, context: Reading) {
  const contract = await openContractOf(project, context);
  const delivery = await deliveryOf(project, contract, context);
  const dueAmount = dueAmountOf(isSigned(contract) ? contract.plans : null, delivery);
  const { hasAcceptance, hasDocument, missingAssetNumbers } = await openChildren(project, context);
  const phase = hasAcceptance ? ('ACCEPTING' as const) : hasDocument ? ('WAREHOUSING' as const) : null;
  return {
    acceptedAmount: delivery.acceptedAmount,
    dueAmount,
    missingAssetNumbers,
    phase: project.status === 'EXECUTING' ? phase : null,
  };
}

type Contract = NonNullable<Awaited<ReturnType<typeof openContractOf>>>;

/** Whether a contract holds, or has held: what was accepted of one that was terminated is paid as it says. */
function isSigned(contract: Contract | null): contract is Contract {
  return contract !== null && ['EXECUTING', 'COMPLETED', 'TERMINATED'].includes(contract.status);
}

/** Tells how far an order is. */
async function deliveryOf(project: ProjectRow, contract: Contract | null, context: Reading): Promise<Delivery> {
  const lines = await orderLinesOf(project, context);
  const end = retentionEnd(await completedAt(project, context), contract?.warrantyMonths ?? null);
  return {
    orderAmount: project.orderAmount ?? '0.00',
    acceptedAmount: acceptedAmountOf(lines),
    inspectedAmount: sumOf(lines.map(inspectedWorthOf)),
    isComplete: lines.length > 0 && lines.every((line) => openQuantityOf(line) === 0n && Number(line.inspectedQuantity) === 0),
    isRetentionOver: end !== null && context.now >= end,
  };
}

/** Worth of what is in acceptances: what the line is worth with it, less what it is worth without, so that both add up. */
function inspectedWorthOf(line: OrderLine): string {
  const looked = toThousandths(line.acceptedQuantity) + toThousandths(line.inspectedQuantity);
  return fromCents(toCents(worthOf(line, fromThousandths(looked))) - toCents(worthOf(line, line.acceptedQuantity)));
}

/** Returns the parts of the contract of a purchase with what of each is due and paid; none without a contract. */
export async function paymentPlansOf(project: ProjectRow, context: Reading): Promise<Schemas['PaymentPlan'][]> {
  const contract = await openContractOf(project, context);
  if (contract === null) return [];
  const delivery = isSigned(contract) ? await deliveryOf(project, contract, context) : null;
  return plansWithPayments(contract.plans, delivery, project.paidAmount);
}

async function openChildren({ companyId, id }: Key, { db }: Reading) {
  const { rows } = await sql<{ hasAcceptance: boolean; hasDocument: boolean; missingAssetNumbers: number }>`select
    exists (select from acceptance where company_id = ${companyId} and project_id = ${id} and status in ('ASSIGNING', 'INSPECTING'))
      as "hasAcceptance",
    exists (select from stock_document where company_id = ${companyId} and project_id = ${id} and status = 'TO_CONFIRM')
      as "hasDocument",
    (select coalesce(sum(greatest(floor(item.pass_quantity) - (select count(*) from asset_number as number
        where number.company_id = item.company_id and number.acceptance_id = item.acceptance_id and number.no = item.no), 0)), 0)::integer
      from acceptance join acceptance_item as item on item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id
      join order_line as line on line.company_id = acceptance.company_id and line.project_id = acceptance.project_id
        and line.no = item.no
      join goods_category as category on category.company_id = line.category_company_id and category.id = line.category_id
      where acceptance.company_id = ${companyId} and acceptance.project_id = ${id} and acceptance.status in ('PASSED', 'PARTIAL')
        and category.fixed_asset) as "missingAssetNumbers"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Purchase ${id} was not read`);
  return row;
}

/**
 * Completes a purchase to which nothing more is to come and of which nothing waits for a store: what it did not cost is available again,
 * and what is kept back becomes due at the end of the warranty. Call it after each step of a delivery.
 * @returns the purchase, completed or as it was
 */
export async function completeIfDelivered(project: ProjectRow, context: Context | (Moving & Reading)): Promise<ProjectRow> {
  const { companyId, id } = project;
  const fields = await fulfilmentFields(project, context);
  const lines = await orderLinesOf(project, context);
  const isOpen = lines.some((line) => openQuantityOf(line) > 0n || Number(line.inspectedQuantity) > 0);
  if (project.status !== 'EXECUTING' || isOpen || fields.phase !== null) return project;
  const { acceptedAmount: actualAmount, dueAmount, missingAssetNumbers } = fields;
  const after = await moveProject(
    projectFlow.step('complete'),
    project,
    {
      said: actualAmount,
      fields: { actualAmount, acceptedAmount: actualAmount, dueAmount, missingAssetNumbers },
    },
    null,
    context,
  );
  const contract = await openContractOf(project, context);
  if (contract) {
    await context.db
      .updateTable('contract')
      .set({ status: contractFlow.step('complete').to })
      .where((eb) => eb.and({ companyId, id: contract.id, status: 'EXECUTING' }))
      .execute();
    const end = retentionEnd(context.now, contract.warrantyMonths);
    const isNothing = compareMoney(actualAmount, '0.00') === 0;
    if (end !== null && !isNothing && contract.plans.some(({ condition }) => condition === 'RETENTION')) {
      await planDue({ companyId, kind: 'PROJECT_RETENTION', subjectId: id }, end, context.db);
    }
  }
  if (!(await openDefaultOf(project, context))) await tellApplicant(after, 'DELIVERED', context);
  return after;
}
