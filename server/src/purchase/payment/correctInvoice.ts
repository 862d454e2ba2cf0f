import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { factsOf, type ProjectRow, projectFlow, relationsOf, takeProjectStep } from '../records/public.ts';
import { refuseBillDay } from './billDays.ts';
import { billedCostOf, numberRefusals } from './enterInvoice.ts';
import { invoicedBatch } from './invoicedBatch.ts';
import { type Billed, byPurchase, type LockedPart, lockedInvoice, refusePaid } from './lockedInvoice.ts';

type Invoice = Selectable<Tables['invoice']>;

/** Corrects the number or the date of an invoice. What it was before is kept beside it, and said in the log of each of its purchases. */
export async function correctInvoice(
  { path: { id }, body: { number, date, reason } }: Input<'correctInvoice'>,
  context: Context,
): Promise<Output<'correctInvoice'>> {
  const { invoice, parts } = await lockedInvoice(id, context);
  checkEach('correctInvoice', parts, context);
  if (number === invoice.number && date === invoice.invoiceDate) throw invalid({ field: 'number', rule: 'noChange' });
  refuseBillDay(
    'date',
    date,
    parts.map(({ project }) => project),
    context,
  );
  await keepCorrection('CHANGE', invoice, reason, context);
  const change = context.db
    .updateTable('invoice')
    .set({ number, invoiceDate: date })
    .where((eb) => eb.and({ companyId: invoice.companyId, id }))
    .execute();
  await refusedBy(numberRefusals, change);
  await logEach('correctInvoice', parts, () => `${invoice.number} ${invoice.invoiceDate} → ${number} ${date} ${reason}`, context);
  return { id };
}

/** Voids an invoice of which nothing is paid: it counts no more, and its number is free. */
export async function voidInvoice(
  { path: { id }, body: { reason } }: Input<'voidInvoice'>,
  context: Context,
): Promise<Output<'voidInvoice'>> {
  const { invoice, parts } = await lockedInvoice(id, context);
  const { companyId, number } = invoice;
  checkEach('voidInvoice', parts, context);
  if (await isReversed(invoice, context)) throw new Failure('invoiceReversed');
  for (const { project, amount } of byPurchase(parts)) {
    refusePaid(project, amount);
    if (invoice.reversesId !== null) refuseAboveCost(project, amount);
  }
  if (invoice.reversesId !== null) for (const part of parts) await refuseAboveBatch(part, context);
  await keepCorrection('VOID', invoice, reason, context);
  await context.db
    .updateTable('invoice')
    .set({ voided: true })
    .where((eb) => eb.and({ companyId, id }))
    .execute();
  await logEach('voidInvoice', parts, (amount) => `${number} ${amount} ${reason}`, context);
  return { id };
}

/** Without the invoice that reversed another one, that one counts whole again. */
function refuseAboveCost(project: ProjectRow, amount: string): void {
  const invoiced = fromCents(toCents(project.invoicedAmount) - toCents(amount));
  const cost = billedCostOf(project);
  if (compareMoney(invoiced, cost) > 0)
    throw new Failure('invoicedAboveCost', { params: { name: project.projectName, invoiced, cost } });
}

/** The same for the batch that the invoice took back. */
async function refuseAboveBatch({ project, acceptanceId, amount }: LockedPart, context: Context): Promise<void> {
  const batch = acceptanceId === null ? undefined : await invoicedBatch(project, acceptanceId, context);
  if (!batch) return;
  const { acceptanceCode, worth: cost } = batch;
  const invoiced = fromCents(toCents(batch.invoiced) - toCents(amount));
  if (compareMoney(invoiced, cost) > 0)
    throw new Failure('invoicedAboveCost', { params: { name: `${project.projectName} ${acceptanceCode}`, invoiced, cost } });
}

async function isReversed({ companyId, id }: Invoice, { db }: Context): Promise<boolean> {
  const red = await db
    .selectFrom('invoice')
    .select('id')
    .where((eb) => eb.and({ companyId, reversesId: id, voided: false }))
    .limit(1)
    .executeTakeFirst();
  return red !== undefined;
}

async function keepCorrection(kind: 'CHANGE' | 'VOID', invoice: Invoice, reason: string, { db, now, session }: Context) {
  const { companyId, id: invoiceId, number, invoiceDate } = invoice;
  const row = {
    companyId,
    id: newId(),
    invoiceId,
    kind,
    number,
    invoiceDate,
    reason,
    createTime: now,
    createByName: session.userName,
  };
  await db.insertInto('invoiceCorrection').values(row).execute();
}

type BillStep = 'correctInvoice' | 'voidInvoice' | 'reverseInvoice';

/** @throws Failure if the caller may not do this with each of the purchases */
export function checkEach(step: BillStep, parts: readonly Billed[], context: Context): void {
  for (const { project } of parts) projectFlow.check(step, factsOf(project), relationsOf(project, context));
}

/** Takes a step of each purchase of an invoice, which keeps its state. */
export async function logEach(
  step: BillStep,
  parts: readonly Billed[],
  said: (amount: string) => string,
  context: Context,
): Promise<void> {
  for (const { project, amount } of byPurchase(parts)) {
    const { phase, waitingSince } = project;
    await takeProjectStep(step, project, { said: said(amount), fields: { phase, waitingSince } }, context);
  }
}
