import type { Schemas } from '@campus-procurement/sdk';
import { fromCents, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';

type Wanted = Schemas['ProjectFundInput'];

/**
 * Returns the cards of a purchase with what is available on them and what stays.
 * @param held what the purchase already has on a card: it counts as available
 */
export async function fundRows(
  companyId: string,
  funds: readonly Wanted[],
  held: ReadonlyMap<string, string>,
  { db }: Pick<Context, 'db'>,
): Promise<Schemas['ProjectFund'][]> {
  const ids = funds.flatMap(({ expenditureId }) => expenditureId ?? []);
  const cards =
    ids.length === 0
      ? []
      : await db
          .selectFrom('expenditure as card')
          .innerJoin('appUser as owner', (join) =>
            join.onRef('owner.companyId', '=', 'card.companyId').onRef('owner.id', '=', 'card.ownerId'),
          )
          .select(['card.id', 'card.cardNo', 'card.cardName', 'card.ownerId', 'owner.name as ownerName'])
          .select(['card.availableAmount', 'card.validTo'])
          .where('card.companyId', '=', companyId)
          .where('card.id', 'in', ids)
          .execute();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return funds.map(({ expenditureId = null, amount = null }) => {
    const card = expenditureId === null ? undefined : byId.get(expenditureId);
    if (!card) {
      const unknown = { cardNo: null, cardName: null, ownerId: null, ownerName: null };
      return { expenditureId, ...unknown, amount, availableAmount: null, remainingAmount: null, validTo: null };
    }
    const { id, cardNo, cardName, ownerId, ownerName, validTo } = card;
    const available = toCents(card.availableAmount) + toCents(held.get(id) ?? '0.00');
    return {
      expenditureId: id,
      cardNo,
      cardName,
      ownerId,
      ownerName,
      amount,
      availableAmount: fromCents(available),
      remainingAmount: amount === null ? null : fromCents(available - toCents(amount)),
      validTo,
    };
  });
}
