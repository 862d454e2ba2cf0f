import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { addToLines, countsOf, less } from './acceptanceItems.ts';
import { savedOf } from './acceptanceRows.ts';
import { itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { changeAcceptance, followBatch } from './moveBatch.ts';

/** Gives an acceptance up, as long as no group is assigned. What it held is still to come. */
export async function cancelAcceptance(
  { path: { id }, body: { version, reason } }: Input<'cancelAcceptance'>,
  context: Context,
): Promise<Output<'cancelAcceptance'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('cancel', facts, relations);
  const cancelled = await changeAcceptance(row, { status: 'CANCELLED', cancelReason: reason }, context);
  if (row.status === 'DRAFT') return savedOf(cancelled);
  const held = countsOf(await itemsOf(row, context), 'arriveQuantity');
  await addToLines(project, { inspected: less(held) }, context);
  await followBatch('cancelAcceptance', project, `${row.acceptanceCode} ${reason}`, context);
  return savedOf(cancelled);
}
