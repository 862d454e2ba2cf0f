import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { type CardHindrance, cardHindrance, hindranceColumns } from './cardHindrance.ts';

/** The transaction and its time. */
type Locking = Pick<Context, 'db' | 'now'>;

/**
 * Locks cards in the order of their ids, so that two transactions never wait for each other.
 * @returns of each card why it cannot be used today; null if it can
 */
export async function lockCards(
  companyId: string,
  ids: readonly string[],
  { db, now }: Locking,
): Promise<Map<string, CardHindrance | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('expenditure')
    .select(['id', ...hindranceColumns])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const today = dayOf(now);
  return new Map(rows.map(({ id, ...card }) => [id, cardHindrance(card, today)]));
}

/**
 * Locks cards whose money is to be frozen or committed.
 * @throws Failure `cardEnded`, `cardNotBegun` or `cardDisabled` for the first that cannot be used today
 */
export async function lockUsableCards(companyId: string, ids: readonly string[], context: Locking): Promise<void> {
  for (const hindrance of (await lockCards(companyId, ids, context)).values()) {
    if (hindrance) throw new Failure(hindrance.reason, { params: hindrance.params });
  }
}
