import type { Input, Output } from '@campus-procurement/sdk';
import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import { checkEach, logEach } from './correctInvoice.ts';
import { type BilledPart, storeInvoice } from './enterInvoice.ts';
import { byPurchase, isSamePart, type LockedPart, lockedInvoice, refusePaid } from './lockedInvoice.ts';

/** Enters a red invoice, by which a seller takes an invoice back, or a part of it. What is paid stays invoiced. */
export async function reverseInvoice(
  { path: { id }, body: { number, date, fileId, reason, parts: wanted } }: Input<'reverseInvoice'>,
  context: Context,
): Promise<Output<'reverseInvoice'>> {
  const { invoice, parts } = await lockedInvoice(id, context);
  if (invoice.reversesId !== null) throw new Failure('wrongState');
  const entered = await partsWithRed(id, context);
  const taken = wanted.map((part, index): LockedPart => {
    const { projectId, acceptanceId = null, amount } = part;
    const at = `parts.${index}`;
    const ofPurchase = parts.filter(({ project }) => project.id === projectId);
    const [first] = ofPurchase;
    if (!first) throw invalid({ field: `${at}.projectId`, rule: 'exists' });
    if (!ofPurchase.some((one) => one.acceptanceId === acceptanceId))
      throw invalid({ field: `${at}.acceptanceId`, rule: 'exists' });
    if (wanted.findIndex((other) => isSamePart(other, part)) < index)
      throw invalid({ field: `${at}.projectId`, rule: 'duplicate' });
    const limit = sumOf(entered.filter((one) => isSamePart(one, part)).map((one) => one.amount));
    if (compareMoney(amount, limit) > 0) throw invalid({ field: `${at}.amount`, rule: 'maximum', params: { limit } });
    return { project: first.project, acceptanceId, amount };
  });
  checkEach('reverseInvoice', taken, context);
  refuseDayBeyond({ field: 'date', day: date, from: invoice.invoiceDate, to: dayOf(context.now) });
  for (const { project, amount } of byPurchase(taken)) refusePaid(project, amount);
  const [first, ...others] = taken.map(
    (part, index): BilledPart => ({ ...part, amount: `-${part.amount}`, at: `parts.${index}.` }),
  );
  if (first === undefined) throw invalid({ field: 'parts', rule: 'required' });
  const redId = await storeInvoice({ number, date, fileId, parts: [first, ...others] }, id, context);
  await logEach('reverseInvoice', taken, (amount) => `${number} ${amount} ${invoice.number} ${reason}`, context);
  return { id: redId };
}

/** The parts of an invoice and of the valid red ones that take it back: together what is left of it. */
function partsWithRed(id: string, { db }: Context) {
  return db
    .selectFrom('invoicePart as part')
    .innerJoin('invoice', (join) =>
      join.onRef('invoice.companyId', '=', 'part.companyId').onRef('invoice.id', '=', 'part.invoiceId'),
    )
    .select(['part.projectId', 'part.acceptanceId', 'part.amount'])
    .where('invoice.voided', '=', false)
    .where((eb) => eb.or([eb('invoice.id', '=', id), eb('invoice.reversesId', '=', id)]))
    .execute();
}
