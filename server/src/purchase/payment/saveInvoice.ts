import type { Input, Output } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { lockedProject, type ProjectRow } from '../records/public.ts';
import { type BilledPart, enterInvoice } from './enterInvoice.ts';
import { isSamePart, type PartKey } from './lockedInvoice.ts';

/** Enters an invoice of one purchase, or of a batch of it. */
export async function saveInvoice(
  { path: { id }, body: { amount, acceptanceId, ...bill } }: Input<'saveInvoice'>,
  context: Context,
): Promise<Output<'saveInvoice'>> {
  const project = await lockedProject(id, undefined, context);
  const part: BilledPart = { project, acceptanceId: acceptanceId ?? null, amount, at: '' };
  return { id: await enterInvoice({ ...bill, parts: [part] }, context) };
}

/** Enters an invoice that covers several purchases of a seller, or several of their batches. */
export async function recordInvoice(
  { body: { amount, parts: wanted, ...bill } }: Input<'recordInvoice'>,
  context: Context,
): Promise<Output<'recordInvoice'>> {
  const limit = sumOf(wanted.map((part) => part.amount));
  if (limit !== amount) throw invalid({ field: 'amount', rule: 'sum', params: { limit } });
  const locked = await lockedInOrder(wanted, context);
  const [first, ...others] = wanted.map(
    (part, index): BilledPart => ({
      project: locked.get(part.projectId) as ProjectRow,
      acceptanceId: part.acceptanceId ?? null,
      amount: part.amount,
      at: `parts.${index}.`,
    }),
  );
  if (first === undefined) throw invalid({ field: 'parts', rule: 'required' });
  return { id: await enterInvoice({ ...bill, parts: [first, ...others] }, context) };
}

/** Locks purchases in the order of their ids, so that two people who bill the same ones never wait for each other. */
async function lockedInOrder(wanted: readonly PartKey[], context: Context): Promise<Map<string, ProjectRow>> {
  const repeated = wanted.findIndex((part, index) => wanted.findIndex((other) => isSamePart(part, other)) < index);
  if (repeated >= 0) throw invalid({ field: `parts.${repeated}.projectId`, rule: 'duplicate' });
  const locked = new Map<string, ProjectRow>();
  for (const id of new Set(wanted.map(({ projectId }) => projectId).toSorted()))
    locked.set(id, await lockedProject(id, undefined, context));
  return locked;
}
