import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Returns the next number of a kind of document in this year, such as `JJ2026000007`. Numbers have no gaps: the counter is locked until
 * the end of the transaction, so take it last.
 * @param digits at least; a longer number is not cut
 */
export async function nextNumber(
  { companyId, kind }: { companyId: string; kind: Tables['documentNumber']['kind'] },
  prefix: string,
  digits: number,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<string> {
  const year = Number(dayOf(now).slice(0, 4));
  const { last } = await db
    .insertInto('documentNumber')
    .values({ companyId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'kind', 'year']).doUpdateSet((eb) => ({ last: eb('documentNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${prefix}${year}${String(last).padStart(digits, '0')}`;
}
