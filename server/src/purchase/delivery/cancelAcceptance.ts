import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { addToLines, countsOf, less } from './acceptanceItems.ts';
import { savedOf } from './acceptanceRows.ts';
import { itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';

/** Gives an acceptance up, as long as no group is assigned. What it held is still to come. */
export async function cancelAcceptance(
  { path: { id }, body: { version, reason } }: Input<'cancelAcceptance'>,
  context: Context,
): Promise<Output<'cancelAcceptance'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  const name = row.status === 'DRAFT' ? 'discard' : 'cancel';
  acceptanceFlow.check(name, facts, relations);
  if (name === 'cancel') {
    const held = countsOf(await itemsOf(row, context), 'arriveQuantity');
    await addToLines(project, { inspected: less(held) }, context);
  }
  const taken = { said: `${row.acceptanceCode} ${reason}`, fields: { cancelReason: reason } };
  return savedOf(await takeAcceptanceStep(acceptanceFlow.step(name), { row, project }, taken, context));
}
