import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFile } from '#platform/files/takeFiles.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { factsOf, type ProjectRow, payableOf, projectFlow, relationsOf, takeProjectStep, tellPayers } from '../records/public.ts';
import { refuseBillDay } from './billDays.ts';
import { invoicedBatch } from './invoicedBatch.ts';
import { byPurchase, type LockedPart } from './lockedInvoice.ts';

export interface BilledPart extends LockedPart {
  /** What the names of its fields begin with in the request. */
  at: '' | `parts.${number}.`;
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
  const purchases = byPurchase(parts);
  for (const { project } of purchases) projectFlow.check('addInvoice', factsOf(project), relationsOf(project, context));
  refuseBillDay(
    'date',
    date,
    purchases.map(({ project }) => project),
    context,
  );
  await refuseParts(parts, context);
  const id = await storeInvoice(bill, null, context);
  for (const { project, amount } of purchases) {
    const { phase, waitingSince } = project;
    await takeProjectStep('addInvoice', project, { said: `${number} ${amount}`, fields: { phase, waitingSince } }, context);
    // What is not due yet is told when it is.
    const invoicedAmount = fromCents(toCents(project.invoicedAmount) + toCents(amount));
    const more = toCents(payableOf({ ...project, invoicedAmount })) - toCents(payableOf(project));
    await tellPayers(project, fromCents(more), context);
  }
  return id;
}

async function refuseParts(parts: Bill['parts'], context: Context): Promise<void> {
  const [first] = parts;
  for (const [index, part] of parts.entries()) {
    const { project, amount, at } = part;
    const before = parts.slice(0, index).filter((other) => other.project.id === project.id);
    const invoiced = toCents(sumOf([project.invoicedAmount, ...before.map((one) => one.amount)]));
    const ofPurchase = toCents(billedCostOf(project)) - invoiced;
    const ofBatch = await openOfBatch(part, context);
    const open = ofBatch !== null && ofBatch < ofPurchase ? ofBatch : ofPurchase;
    const limit = fromCents(open > 0n ? open : 0n);
    if (compareMoney(amount, limit) > 0) throw invalid({ field: `${at}amount`, rule: 'maximum', params: { limit } });
    if (sellerOf(project) !== sellerOf(first.project)) throw invalid({ field: `${at}amount`, rule: 'sameSeller' });
  }
}

/** What no invoice says yet of the batch that a part names, in cents; null for a purchase as a whole. */
async function openOfBatch({ project, acceptanceId, at }: BilledPart, context: Context): Promise<bigint | null> {
  if (acceptanceId === null) return null;
  const batch = await invoicedBatch(project, acceptanceId, context);
  if (!batch) throw invalid({ field: `${at}acceptanceId`, rule: 'exists' });
  return toCents(batch.worth) - toCents(batch.invoiced);
}

/** Whom a purchase is bought from: a supplier, or a shop by its name. */
const sellerOf = ({ companyId, payeeSupplierId, payeeName }: ProjectRow) => `${companyId} ${payeeSupplierId ?? payeeName}`;

/** What a purchase costs, as far as that is known. */
export const billedCostOf = ({ actualAmount, pendingAmount, orderAmount }: ProjectRow): string =>
  actualAmount ?? pendingAmount ?? orderAmount ?? '0.00';

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
  const rows = parts.map(({ project, acceptanceId, amount }) => ({
    companyId,
    invoiceId: id,
    projectId: project.id,
    acceptanceId,
    amount,
  }));
  await db.insertInto('invoicePart').values(rows).execute();
  if (fileId !== undefined)
    await takeFile(context, { entity: 'invoice', companyId, rowId: id }, 'PURCHASE', { field: 'fileId', fileId });
  return id;
}
