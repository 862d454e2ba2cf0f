import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import { checkEach, logEach } from './correctInvoice.ts';
import { type BilledPart, storeInvoice } from './enterInvoice.ts';
import { lockedInvoice, refusePaid } from './lockedInvoice.ts';

/** Enters a red invoice, by which a seller takes an invoice back, or a part of it. What is paid stays invoiced. */
export async function reverseInvoice(
  { path: { id }, body: { number, date, fileId, reason, parts: wanted } }: Input<'reverseInvoice'>,
  context: Context,
): Promise<Output<'reverseInvoice'>> {
  const { invoice, parts } = await lockedInvoice(id, context);
  if (invoice.reversesId !== null) throw new Failure('wrongState');
  const left = await leftOf(id, context);
  const taken = wanted.map(({ projectId, amount }, index) => {
    const [field, part] = [`parts.${index}`, parts.find(({ project }) => project.id === projectId)];
    if (!part) throw invalid({ field: `${field}.projectId`, rule: 'exists' });
    if (wanted.findIndex((other) => other.projectId === projectId) < index)
      throw invalid({ field: `${field}.projectId`, rule: 'duplicate' });
    const limit = left.get(projectId) ?? '0.00';
    if (compareMoney(amount, limit) > 0) throw invalid({ field: `${field}.amount`, rule: 'maximum', params: { limit } });
    return { project: part.project, amount };
  });
  checkEach('reverseInvoice', taken, context);
  refuseDayBeyond({ field: 'date', day: date, from: invoice.invoiceDate, to: dayOf(context.now) });
  for (const { project, amount } of taken) refusePaid(project, amount);
  const [first, ...others] = taken.map(
    ({ project, amount }, index): BilledPart => ({ project, amount: `-${amount}`, field: `parts.${index}.amount` }),
  );
  if (first === undefined) throw invalid({ field: 'parts', rule: 'required' });
  const redId = await storeInvoice({ number, date, fileId, parts: [first, ...others] }, id, context);
  await logEach('reverseInvoice', taken, (amount) => `${number} ${amount} ${invoice.number} ${reason}`, context);
  return { id: redId };
}

/** What of each part of an invoice valid red ones have not taken back. */
async function leftOf(id: string, { db }: Context): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('invoicePart as part')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.companyId', '=', 'part.companyId').onRef('invoice.id', '=', 'part.invoiceId'),
    )
    .select(['part.projectId', 'part.amount'])
    .where('invoice.voided', '=', false)
    .where((eb) => eb.or([eb('invoice.id', '=', id), eb('invoice.reversesId', '=', id)]))
    .execute();
  const left = new Map<string, string>();
  for (const { projectId, amount } of rows)
    left.set(projectId, fromCents(toCents(left.get(projectId) ?? '0.00') + toCents(amount)));
  return left;
}
