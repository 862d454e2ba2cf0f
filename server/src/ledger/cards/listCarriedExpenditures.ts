import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { visibleCards } from './visibleCards.ts';

/** So many are carried over at once. */
const most = 500;

/** Money of purchases that is on the way on a card. */
const ofCard = sql`from project_fund as fund where fund.company_id = card.company_id and fund.expenditure_id = card.id
  and fund.frozen + fund.occupied > 0`;

/** Returns the cards that end by a day, with what is carried over. */
export async function listCarriedExpenditures(
  { query: { endsBy } }: Input<'listCarriedExpenditures'>,
  context: Context,
): Promise<Output<'listCarriedExpenditures'>> {
  const ending = (await visibleCards(context, false))
    .where('card.companyId', '=', context.session.companyId)
    .where('card.status', '=', 'ENABLED')
    .where('card.validTo', '<=', endsBy);
  const { total } = await ending.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const cards = await ending
    .innerJoin('appUser as owner', (join) =>
      join.onRef('owner.companyId', '=', 'card.companyId').onRef('owner.id', '=', 'card.ownerId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'card.companyId').onRef('dept.id', '=', 'card.deptId'))
    .select(['card.id', 'card.cardNo', 'card.cardName', 'owner.name as ownerName', 'dept.deptName', 'card.source'])
    .select('card.availableAmount')
    .select(sql<string>`card.valid_to`.as('validTo'))
    .select(sql<string>`card.frozen_amount + card.occupied_amount`.as('inFlightAmount'))
    .select(sql<number>`(select count(*)::int ${ofCard})`.as('purchaseCount'))
    .orderBy('card.validTo')
    .orderBy('card.id')
    .limit(most)
    .execute();
  return { cards, total };
}
