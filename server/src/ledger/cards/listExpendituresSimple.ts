import type { Input, Output } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { isUsable } from './visibleCards.ts';

/** Returns the cards that the caller may use today, those used most recently first. */
export async function listExpendituresSimple(
  { query }: Input<'listExpendituresSimple'>,
  context: Context,
): Promise<Output<'listExpendituresSimple'>> {
  const amount = query?.amount;
  const today = dayOf(context.now);
  const rows = await context.db
    .selectFrom('expenditure as card')
    .innerJoin('appUser as owner', (join) =>
      join.onRef('owner.companyId', '=', 'card.companyId').onRef('owner.id', '=', 'card.ownerId'),
    )
    .select(['card.id', 'card.cardNo', 'card.cardName', 'card.fundType', 'card.ownerId', 'owner.name as ownerName'])
    .select(['card.availableAmount', 'card.validTo'])
    .where('card.companyId', '=', context.session.companyId)
    .where(isUsable(context))
    .where('card.status', '=', 'ENABLED')
    .where((eb) => eb.or([eb('card.validFrom', 'is', null), eb('card.validFrom', '<=', today)]))
    .where((eb) => eb.or([eb('card.validTo', 'is', null), eb('card.validTo', '>=', today)]))
    .orderBy('card.updateTime', 'desc')
    .orderBy('card.id')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    ...row,
    remainingAmount: amount === undefined ? null : fromCents(toCents(row.availableAmount) - toCents(amount)),
  }));
}
