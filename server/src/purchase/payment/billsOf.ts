import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import {
  accountFor,
  factsOf,
  type ProjectRow,
  projectFlow,
  relationsOf,
  reversalOf,
  visibleProjects,
} from '../records/public.ts';

type Invoice = Selectable<Tables['invoice']> & { part: string; reversesNumber: string | null };

/** Returns the invoices of a purchase with what each says of it, their parts and their corrections. */
export async function invoicesOf(project: ProjectRow, context: Context): Promise<Schemas['Invoice'][]> {
  const { companyId } = project;
  const rows = await rowsOf(project, context);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await filesOf('invoice', companyId, ids, context);
  const parts = Map.groupBy(await partsOf(companyId, ids, context), ({ invoiceId }) => invoiceId);
  const corrections = Map.groupBy(await correctionsOf(companyId, ids, context), ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    amount: row.part,
    totalAmount: row.amount,
    date: row.invoiceDate,
    file: files.get(row.id)?.[0] ?? null,
    reversesNumber: row.reversesNumber,
    voided: row.voided,
    parts: (parts.get(row.id) ?? []).map(({ invoiceId: _, ...part }) => part),
    corrections: (corrections.get(row.id) ?? []).map(({ invoiceId: _, createTime, ...correction }) => ({
      ...correction,
      createTime: isoTime(createTime),
    })),
    allowedActions: actionsOf(row, rows, project, context),
    createTime: isoTime(row.createTime),
    createByName: row.createByName,
  }));
}

async function rowsOf({ companyId, id }: ProjectRow, { db }: Context): Promise<Invoice[]> {
  return db
    .selectFrom('invoicePart as part')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.companyId', '=', 'part.companyId').onRef('invoice.id', '=', 'part.invoiceId'),
    )
    .leftJoin('invoice as reversed', (join) =>
      join.onRef('reversed.companyId', '=', 'invoice.companyId').onRef('reversed.id', '=', 'invoice.reversesId'),
    )
    .selectAll('invoice')
    .select((eb) => [eb.fn.sum<string>('part.amount').as('part'), 'reversed.number as reversesNumber'])
    .where((eb) => eb.and({ 'part.companyId': companyId, 'part.projectId': id }))
    .groupBy(['invoice.companyId', 'invoice.id', 'reversed.number'])
    .orderBy('invoice.createTime')
    .orderBy('invoice.id')
    .limit(100)
    .execute();
}

/** The parts of invoices, of purchases that the caller may read. */
async function partsOf(companyId: string, ids: string[], context: Context) {
  return (await visibleProjects(context))
    .innerJoin('invoicePart as part', (join) =>
      join.onRef('part.companyId', '=', 'project.companyId').onRef('part.projectId', '=', 'project.id'),
    )
    .leftJoin('acceptance', (join) =>
      join.onRef('acceptance.companyId', '=', 'part.companyId').onRef('acceptance.id', '=', 'part.acceptanceId'),
    )
    .select(['part.invoiceId', 'part.projectId', 'project.projectCode', 'project.projectName'])
    .select(['part.acceptanceId', 'acceptance.acceptanceCode', 'part.amount'])
    .where('part.companyId', '=', companyId)
    .where('part.invoiceId', 'in', ids)
    .orderBy('project.projectCode')
    .orderBy('project.id')
    .orderBy('acceptance.batchNo')
    .execute();
}

async function correctionsOf(companyId: string, ids: string[], { db }: Context) {
  return db
    .selectFrom('invoiceCorrection')
    .select(['invoiceId', 'kind', 'number', 'invoiceDate as date', 'reason', 'createTime', 'createByName'])
    .where('companyId', '=', companyId)
    .where('invoiceId', 'in', ids)
    .orderBy('createTime')
    .orderBy('id')
    .execute();
}

/** What the caller may do with an invoice, as far as this purchase decides. */
function actionsOf(
  invoice: Invoice,
  all: Invoice[],
  project: ProjectRow,
  context: Context,
): Schemas['Invoice']['allowedActions'] {
  const can = (step: Parameters<typeof projectFlow.allows>[0]) =>
    projectFlow.mayTake(step, factsOf(project), relationsOf(project, context));
  if (invoice.voided) return [];
  const reds = all.filter(({ reversesId, voided }) => reversesId === invoice.id && !voided);
  const left = reds.reduce((cents, { part }) => cents + toCents(part), toCents(invoice.part));
  const free = fromCents(toCents(project.invoicedAmount) - toCents(project.paidAmount));
  const isFree = compareMoney(free, invoice.part) >= 0;
  return [
    ...(can('correctInvoice') ? (['CORRECT'] as const) : []),
    ...(can('voidInvoice') && isFree && reds.length === 0 ? (['VOID'] as const) : []),
    ...(can('reverseInvoice') && left > 0n && compareMoney(free, '0.00') > 0 ? (['RED'] as const) : []),
  ];
}

/** Returns the payments of a purchase, also those that the bank has returned. */
export async function paymentsOf(project: ProjectRow, context: Context): Promise<Schemas['Payment'][]> {
  const { companyId, id, status } = project;
  const rows = await context.db
    .selectFrom('projectPayment as payment')
    .leftJoin('paymentReversal as reversal', (join) =>
      join.onRef('reversal.companyId', '=', 'payment.companyId').onRef('reversal.paymentId', '=', 'payment.id'),
    )
    .select(['payment.id', 'payment.amount', 'payment.paidDate', 'payment.voucherNo', 'payment.createTime'])
    .select(['payment.payeeName', 'payment.payeeBank as bankName', 'payment.payeeAccount as account', 'payment.createByName'])
    .select(['reversal.reversalDate', 'reversal.reason'])
    .select(['reversal.createTime as reversalTime', 'reversal.createByName as reversedByName'])
    .where((eb) => eb.and({ 'payment.companyId': companyId, 'payment.projectId': id }))
    .orderBy('payment.createTime')
    .orderBy('payment.id')
    .limit(100)
    .execute();
  const step = status === 'ARCHIVED' ? 'reopen' : 'reversePayment';
  const mayReverse = projectFlow.mayTake(step, factsOf(project), relationsOf(project, context));
  return rows.map(({ reversalDate, reason, reversalTime, reversedByName, ...payment }) => ({
    ...payment,
    account: accountFor(context, payment.account),
    createTime: isoTime(payment.createTime),
    reversal: reversalOf({ reversalDate, reason, reversalTime, reversedByName }),
    allowedActions: mayReverse && reversalDate === null ? ['REVERSE' as const] : [],
  }));
}
