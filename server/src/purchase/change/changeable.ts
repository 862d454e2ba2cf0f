import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from '../records/public.ts';
import { storedForm } from '../request/public.ts';
import { type Changeable, changesOf, type Names, wantedOf } from './changesOf.ts';

type Reading = Pick<Context, 'db'>;

/** Returns what of a purchase can be changed, as it is now. */
async function changeableOf(project: ProjectRow, context: Reading): Promise<Changeable> {
  const { items, funds } = await storedForm(project, context);
  const { description, requirements, priceCeiling, deliveryDays, contactName, contactPhone, deliveryAddress } = project;
  const { argumentId } = project;
  const bidEndTime = project.bidEndTime?.toISOString() ?? null;
  return {
    description,
    requirements,
    items,
    argumentId,
    priceCeiling,
    funds,
    deliveryDays,
    bidEndTime,
    contactName,
    contactPhone,
    deliveryAddress,
  };
}

/** Returns a purchase before and after what is wanted, with what differs. */
export async function compared(project: ProjectRow, wanted: Schemas['WantedChanges'], context: Reading) {
  const before = await changeableOf(project, context);
  const after = wantedOf(before, wanted);
  // Where no ceiling was said, it is the budget.
  const said = wanted.priceCeiling === undefined ? before : { ...before, priceCeiling: before.priceCeiling ?? project.amount };
  return { before, after, changes: changesOf(said, after, await namesOf([before, after], project.companyId, context)) };
}

async function namesOf(both: Changeable[], companyId: string, { db }: Reading): Promise<Names> {
  const categoryIds = both.flatMap(({ items }) => items.flatMap(({ categoryId }) => categoryId ?? []));
  const cardIds = both.flatMap(({ funds }) => funds.flatMap(({ expenditureId }) => expenditureId ?? []));
  const categories =
    categoryIds.length === 0
      ? []
      : await db.selectFrom('goodsCategory').select(['id', 'categoryName']).where('id', 'in', categoryIds).execute();
  const cards =
    cardIds.length === 0
      ? []
      : await db
          .selectFrom('expenditure')
          .select(['id', 'cardNo', 'cardName'])
          .where('companyId', '=', companyId)
          .where('id', 'in', cardIds)
          .execute();
  return {
    categories: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
    cards: new Map(cards.map(({ id, cardNo, cardName }) => [id, `${cardNo} ${cardName}`])),
  };
}
