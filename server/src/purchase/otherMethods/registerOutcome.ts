import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { compareMoney, sumOf, toCents, unitPriceOf } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { noticeContact, outcomeNotice, publishAnnouncement } from '../announcements/public.ts';
import { frameworkOf, toFrameworkBrief } from '../frameworks/public.ts';
import { tellApplicant } from '../officers/public.ts';
import { orderLinesFrom, storeOrder } from '../order/public.ts';
import {
  factsOf,
  lockedProject,
  needsContract,
  type ProjectRow,
  payeeFrom,
  projectFlow,
  relationsOf,
  split,
  stepOf,
  takeProjectStep,
} from '../records/public.ts';
import { itemsOf } from '../request/public.ts';
import { remindOfReport, reportDueOf } from './emergencyReport.ts';
import { outcomeFaults } from './outcomeRules.ts';

type Said = Schemas['OutcomeInput'];

/** The officer registers from whom a purchase is bought that was not bid for here. It goes on with a contract, or is ordered at once. */
export async function registerOtherProcurementOutcome(
  { path: { id }, body }: Input<'registerOtherProcurementOutcome'>,
  context: Context,
): Promise<Output<'registerOtherProcurementOutcome'>> {
  const { db, now, session } = context;
  const project = await lockedProject(id, body.version, context);
  projectFlow.check('registerOutcome', factsOf(project), relationsOf(project, context));
  const { supplierId, dealAmount, reason, resultPublic, processFileIds, quotes = [] } = body;
  if (!body.conflictDeclared) throw invalid({ field: 'conflictDeclared', rule: 'declared' });
  if (compareMoney(dealAmount, project.amount) > 0) {
    throw invalid({ field: 'dealAmount', rule: 'maximum', params: { limit: project.amount } });
  }
  const { companyId } = project;
  const supplierName = await approvedSupplier(companyId, supplierId, context);
  const frameworkId = project.wayFacts?.frameworkId;
  const found = frameworkId === undefined ? null : await frameworkOf(companyId, frameworkId, context);
  const faults = outcomeFaults({ ...project, framework: found && toFrameworkBrief(found) }, { ...body, supplierName });
  if (faults.length > 0) throw invalid(...faults);
  const prices = await pricesOf(project, body, context);
  await db
    .insertInto('projectOutcome')
    .values({
      companyId,
      projectId: id,
      supplierId,
      dealAmount,
      reason,
      resultPublic,
      quotes: JSON.stringify(quotes),
      registeredByName: session.userName,
      registerTime: now,
    })
    .execute();
  const wanted = processFileIds.map((fileId, index) => ({ field: `processFileIds.${index}`, fileId }));
  await takeFiles(context, { entity: 'projectOutcome', companyId, rowId: id }, 'PURCHASE', wanted);
  const payee = await payeeFrom(project, supplierId, context);
  const said = `${supplierName} ${dealAmount}`;
  const reportDue = await reportDueOf(project, context);
  const awarded = await takeProjectStep('registerOutcome', project, { said, fields: { ...payee, reportDue } }, context);
  if (reportDue !== null) await remindOfReport(awarded, reportDue, context);
  const lines = await orderLinesFrom(project, prices, { lines: body.lines ?? [] }, context);
  const ordered = await storeOrder(awarded, dealAmount, lines, context);
  const isContract = needsContract(ordered.pattern, dealAmount);
  const settled = isContract ? ordered : await order(ordered, dealAmount, context);
  await tellApplicant(settled, 'AWARDED', said, context);
  if (resultPublic) {
    const contact = await noticeContact(settled, db);
    const way = settled.pattern?.executionName ?? '';
    const notice = outcomeNotice({ project: settled, way, supplierName, amount: dealAmount, needsContract: isContract, contact });
    await publishAnnouncement({ project: settled, type: 'OUTCOME', ...notice }, context);
  }
  return stepOf(settled, context);
}

/** What needs no contract is ordered: the amount is occupied, and what was frozen beyond it is available again. */
async function order(project: ProjectRow, amount: string, context: Context): Promise<ProjectRow> {
  return takeProjectStep('order', project, { isAutomatic: true, said: amount }, context);
}

/** @returns its name @throws Failure `invalid` with rule `exists` */
async function approvedSupplier(companyId: string, id: string, { db }: Context): Promise<string> {
  const supplier = await db
    .selectFrom('supplier')
    .select('companyName')
    .where((eb) => eb.and({ companyId, id, status: 'APPROVED' }))
    .executeTakeFirst();
  if (!supplier) throw invalid({ field: 'supplierId', rule: 'exists' });
  return supplier.companyName;
}

/** Prices of the lines: those that are sent, or the amount in proportion to what was requested. @throws Failure `invalid` */
async function pricesOf(project: ProjectRow, { dealAmount, lines }: Said, context: Context) {
  const items = await itemsOf(project, context);
  const amounts =
    lines === undefined
      ? split(
          dealAmount,
          items.map(({ amount }) => amount ?? '0.00'),
        )
      : sentAmounts(lines, items.length);
  if (compareMoney(sumOf(amounts), dealAmount) !== 0) {
    throw invalid({ field: 'lines', rule: 'sum', params: { limit: dealAmount } });
  }
  const empty = amounts.findIndex((amount) => toCents(amount) === 0n);
  if (empty >= 0) throw invalid({ field: `lines.${empty}.amount`, rule: 'minimum', params: { limit: '0.01' } });
  return items.map(({ quantity }, index) => {
    const lineTotal = amounts[index] as string;
    return { no: index + 1, unitPrice: unitPriceOf(lineTotal, quantity ?? '1'), lineTotal };
  });
}

function sentAmounts(lines: NonNullable<Said['lines']>, count: number): string[] {
  const byNo = new Map(lines.map(({ no, amount }) => [no, amount]));
  const isWhole = lines.length === count && Array.from({ length: count }, (_, index) => index + 1).every((no) => byNo.has(no));
  if (!isWhole) throw invalid({ field: 'lines', rule: 'exists' });
  return Array.from({ length: count }, (_, index) => byNo.get(index + 1) as string);
}
