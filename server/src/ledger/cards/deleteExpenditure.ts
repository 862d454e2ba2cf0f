import type { Input, Output } from '@campus-procurement/sdk';
import { ifUnused, refuseUsed } from '#flow/refuseUsed.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { reachableCard } from './visibleCards.ts';

/** Deletes a card on which money was never moved, and which no draft names, with its adjustments. */
export async function deleteExpenditure(
  { path: { id } }: Input<'deleteExpenditure'>,
  context: Context,
): Promise<Output<'deleteExpenditure'>> {
  const { companyId, source } = await reachableCard(id, context);
  if (source === 'SYNC') throw new Failure('synchronisedCard');
  await refuseUsed({ table: 'expenditure', key: { company_id: companyId, id } }, context);
  const deletion = context.db
    .deleteFrom('expenditure')
    .where((eb) => eb.and({ companyId, id, isUsed: false }))
    .executeTakeFirst();
  const { numDeletedRows } = await ifUnused(deletion);
  if (numDeletedRows === 1n) return true;
  // Throws `missing` if the card no longer exists.
  await reachableCard(id, context);
  throw new Failure('referenced');
}
