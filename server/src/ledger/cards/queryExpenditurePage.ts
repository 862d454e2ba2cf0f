import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { deptAndBelow } from '#platform/auth/deptReach.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { type LongList, longList } from '#platform/lists/longList.ts';
import { ordered, orderOf } from '#platform/lists/order.ts';
import { hasKey, type KeyList } from '#platform/lists/page.ts';
import { cardRows, toCard } from './cardRows.ts';
import { sumsOf } from './sumsOf.ts';
import { type FoundCards, isUsable, visibleCards } from './visibleCards.ts';

type Query = NonNullable<Input<'queryExpenditurePage'>['query']>;

/**
 * Returns one page of cards and the sums of all that match. The ids of the page are found first, so that only its rows are read completely.
 */
export async function queryExpenditurePage(
  { query = {} }: Input<'queryExpenditurePage'>,
  context: Context,
): Promise<Output<'queryExpenditurePage'>> {
  const { current = 1, size = 10, sort = 'updateTime,desc', ...filters } = query;
  const found = filtered(await visibleCards(context, true), filters, context);
  const { total, ...sum } = await sumsOf(found).executeTakeFirstOrThrow();
  const order = ordered(orderOf('card', sort));
  const page = found
    .select(['card.companyId', 'card.id'])
    .orderBy(order)
    .limit(size)
    .offset((current - 1) * size);
  const rows = await cardRows(cardsOf(page.$asTuple('companyId', 'id'), context))
    .orderBy(order)
    .execute();
  const can = permitted(context);
  return { records: rows.map((row) => toCard(row, can, context)), total, current, size, sum };
}

/** Returns the cards that a reader sees and that match the filters. */
export async function cardList(filters: CardFilters, reader: Reader): Promise<LongList<Schemas['Expenditure']>> {
  const can = permitted(reader);
  return longList(
    'card',
    filtered(await visibleCards(reader, true), filters, reader).select(['card.companyId', 'card.id']),
    (keys) => cardRows(cardsOf(keys, reader)),
    (rows) => rows.map((row) => toCard(row, can, reader)),
    reader,
  );
}

function cardsOf(keys: KeyList, { db }: Reader) {
  return db.selectFrom('expenditure as card').where(hasKey('card', keys));
}

export type CardFilters = Omit<Query, 'current' | 'size' | 'sort'>;

function filtered(found: FoundCards, filters: CardFilters, reader: Reader): FoundCards {
  const { session, role, db, now } = reader;
  const { companyId = session.companyId, keyword, fundType, status, expired, ownerId, deptId, scope } = filters;
  let query = found.where('card.companyId', '=', companyId);
  if (fundType !== undefined) query = query.where('card.fundType', '=', fundType);
  if (status !== undefined) query = query.where('card.status', '=', status);
  if (ownerId !== undefined) query = query.where('card.ownerId', '=', ownerId);
  if (deptId !== undefined) query = query.where('card.deptId', 'in', deptAndBelow(db, companyId, deptId));
  if (scope === 'MINE') query = query.where(isUsable(reader));
  if (scope === 'DEPT') query = query.where('card.deptId', '=', role.deptId);
  if (expired !== undefined) {
    const today = dayOf(now);
    query = query.where((eb) => {
      return expired ? eb('card.validTo', '<', today) : eb.or([eb('card.validTo', 'is', null), eb('card.validTo', '>=', today)]);
    });
  }
  return keyword === undefined ? query : query.where(hasKeyword(['card.cardNo', 'card.cardName'], keyword));
}
