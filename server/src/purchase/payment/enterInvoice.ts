import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { factsOf, type ProjectRow, payableOf, projectFlow, relationsOf, takeProjectStep, tellPayers } from '../records/public.ts';
import { refuseBillDay } from './billDays.ts';

/** What an invoice says of a locked purchase. */
export interface BilledPart {
  project: ProjectRow;
  /** Yuan, as a decimal string. */
  amount: string;
  /** The field of the request that has the amount. */
  field: string;
}

export interface Bill {
  number: string;
  date: string;
  fileId?: string | undefined;
  parts: readonly [BilledPart, ...BilledPart[]];
}

/** The refusal of a number that the seller has already. */
export const numberRefusals = { invoice_number_unique: () => invalid({ field: 'number', rule: 'unique' }) };

/** Enters an invoice of purchases that have arrived, or are ordered, from one seller. Lock them before. @returns its id */
export async function enterInvoice(bill: Bill, context: Context): Promise<string> {
  const { number, date, parts } = bill;
  const [first] = parts;
  for (const { project } of parts) projectFlow.check('addInvoice', factsOf(project), relationsOf(project, context));
  refuseBillDay(
    'date',
    date,
    parts.map(({ project }) => project),
    context,
  );
  for (const { project, amount, field } of parts) {
    const limit = toInvoiceOf(project);
    if (compareMoney(amount, limit) > 0) throw invalid({ field, rule: 'maximum', params: { limit } });
    if (sellerOf(project) !== sellerOf(first.project)) throw invalid({ field, rule: 'sameSeller' });
  }
  const id = await storeInvoice(bill, null, context);
  for (const { project, amount } of parts) {
    const { phase, waitingSince } = project;
    await takeProjectStep('addInvoice', project, { said: `${number} ${amount}`, fields: { phase, waitingSince } }, context);
    // What is not due yet is told when it is.
    const invoicedAmount = fromCents(toCents(project.invoicedAmount) + toCents(amount));
    const more = toCents(payableOf({ ...project, invoicedAmount })) - toCents(payableOf(project));
    await tellPayers(project, fromCents(more), context);
  }
  return id;
}

/** Whom a purchase is bought from: a supplier, or a shop by its name. */
const sellerOf = ({ companyId, payeeSupplierId, payeeName }: ProjectRow) => `${companyId} ${payeeSupplierId ?? payeeName}`;

/** What a purchase costs, as far as that is known. */
export const billedCostOf = ({ actualAmount, pendingAmount, orderAmount }: ProjectRow): string =>
  actualAmount ?? pendingAmount ?? orderAmount ?? '0.00';

/** What no invoice says of a purchase yet. */
function toInvoiceOf(project: ProjectRow): string {
  const open = toCents(billedCostOf(project)) - toCents(project.invoicedAmount);
  return fromCents(open > 0n ? open : 0n);
}

/** Stores an invoice with its parts and its file. @param reversesId the invoice of which it takes something back @returns its id */
export async function storeInvoice(
  { number, date, fileId, parts }: Bill,
  reversesId: string | null,
  context: Context,
): Promise<string> {
  const { db, now, session } = context;
  const { companyId, payeeSupplierId: sellerId, payeeName: sellerName } = parts[0].project;
  const id = newId();
  const row = {
    companyId,
    id,
    sellerId,
    sellerName,
    number,
    amount: sumOf(parts.map(({ amount }) => amount)),
    invoiceDate: date,
    reversesId,
    createTime: now,
    createByName: session.userName,
  };
  await refusedBy(numberRefusals, db.insertInto('invoice').values(row).execute());
  const rows = parts.map(({ project, amount }) => ({ companyId, invoiceId: id, projectId: project.id, amount }));
  await db.insertInto('invoicePart').values(rows).execute();
  if (fileId !== undefined)
    await takeFile(context, { entity: 'invoice', companyId, rowId: id }, 'PURCHASE', { field: 'fileId', fileId });
  return id;
}
