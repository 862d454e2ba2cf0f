import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refuseUsers } from './cardRules.ts';
import { lendCard } from './lendCard.ts';
import { reachableCard } from './visibleCards.ts';

/** Replaces the list of users who may use a card. */
export async function authorizeExpenditureUsers(
  { path: { id }, body: { version, userIds } }: Input<'authorizeExpenditureUsers'>,
  context: Context,
): Promise<Output<'authorizeExpenditureUsers'>> {
  const { db } = context;
  const card = await reachableCard(id, context);
  if (card.version !== version) throw new Failure('stale');
  await refuseUsers('userIds', userIds, card, context);
  const { companyId } = card;
  const { numUpdatedRows } = await db
    .updateTable('expenditure')
    .set(changedBy(context))
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  await db
    .deleteFrom('expenditureUser')
    .where((eb) => eb.and({ companyId, expenditureId: id }))
    .execute();
  await lendCard(card, userIds, 'userIds', context);
  return true;
}
