import type { Input, Output } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { lockedProject, type ProjectRow } from '../records/public.ts';
import { type BilledPart, enterInvoice } from './enterInvoice.ts';

/** Enters an invoice of one purchase. */
export async function saveInvoice(
  { path: { id }, body: { amount, ...bill } }: Input<'saveInvoice'>,
  context: Context,
): Promise<Output<'saveInvoice'>> {
  const project = await lockedProject(id, undefined, context);
  return { id: await enterInvoice({ ...bill, parts: [{ project, amount, field: 'amount' }] }, context) };
}

/** Enters an invoice that covers several purchases of a seller. */
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
      amount: part.amount,
      field: `parts.${index}.amount`,
    }),
  );
  if (first === undefined) throw invalid({ field: 'parts', rule: 'required' });
  return { id: await enterInvoice({ ...bill, parts: [first, ...others] }, context) };
}

/** Locks purchases in the order of their ids, so that two people who bill the same ones never wait for each other. */
async function lockedInOrder(wanted: readonly { projectId: string }[], context: Context): Promise<Map<string, ProjectRow>> {
  const ids = wanted.map(({ projectId }) => projectId);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw invalid({ field: `parts.${repeated}.projectId`, rule: 'duplicate' });
  const locked = new Map<string, ProjectRow>();
  for (const id of ids.toSorted()) locked.set(id, await lockedProject(id, undefined, context));
  return locked;
}
