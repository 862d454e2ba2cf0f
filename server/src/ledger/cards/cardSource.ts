import { hasKeyword } from '#platform/lists/keyword.ts';
import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { visibleCards } from './visibleCards.ts';

/** The budget cards within the caller's data scope, by number and name. */
export const cardSource: RecordSource = sourceFor('queryExpenditurePage', async (keyword, context) =>
  (await visibleCards(context, true))
    .where(hasKeyword(['card.cardNo', 'card.cardName'], keyword))
    .innerJoin('appUser as owner', (join) =>
      join.onRef('owner.companyId', '=', 'card.companyId').onRef('owner.id', '=', 'card.ownerId'),
    )
    .select(['card.companyId', 'card.id', 'card.cardName as title', 'card.cardNo as code', 'owner.name as detail'])
    .select(absent.as('channel')),
);
