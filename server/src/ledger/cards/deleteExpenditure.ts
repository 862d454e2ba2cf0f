import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { reachableCard } from './visibleCards.ts';

/** Deletes a card on which money was never moved, with its adjustments. */
export async function deleteExpenditure(
  { path: { id } }: Input<'deleteExpenditure'>,
  context: Context,
): Promise<Output<'deleteExpenditure'>> {
  const { companyId, source } = await reachableCard(id, context);
  if (source === 'SYNC') throw new Failure('synchronisedCard');
  const { numDeletedRows } = await context.db
    .deleteFrom('expenditure')
    .where((eb) => eb.and({ companyId, id, isUsed: false }))
    .executeTakeFirst();
  if (numDeletedRows === 1n) return true;
  // Throws `missing` if the card no longer exists.
  await reachableCard(id, context);
  throw new Failure('referenced');
}
