import type { Input, Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { lockCards, lockUsableCards } from '../moves/lockCards.ts';
import { moveFunds } from '../moves/moveFunds.ts';
import { reachableCard } from './visibleCards.ts';

/** Freezes money on a card for a business record. The table's check refuses it if the money does not suffice. */
export async function freezeExpenditure(
  { path: { id }, body: { amount, bizCode, reason } }: Input<'freezeExpenditure'>,
  context: Context,
): Promise<Schemas['ExpenditureBalance']> {
  const { companyId } = await reachableCard(id, context);
  await lockUsableCards(companyId, [id], context);
  const card = await moveFunds({ companyId, expenditureId: id, kind: 'FREEZE', amount, bizCode, reason }, context);
  await context.db
    .insertInto('expenditureHold')
    .values({ companyId, expenditureId: id, bizCode, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'expenditureId', 'bizCode'])
        .doUpdateSet({ amount: sql`expenditure_hold.amount + excluded.amount` }),
    )
    .execute();
  return card;
}

/** Unfreezes the money of a business record, or a part of it. The card is locked first, as for freezing. */
export async function unfreezeExpenditure(
  { path: { id }, body: { amount, bizCode, reason } }: Input<'unfreezeExpenditure'>,
  context: Context,
): Promise<Schemas['ExpenditureBalance']> {
  const { db } = context;
  const { companyId } = await reachableCard(id, context);
  const hold = { companyId, expenditureId: id, bizCode };
  await lockCards(companyId, [id], context);
  const { numUpdatedRows } = await db
    .updateTable('expenditureHold')
    .set({ amount: sql`amount - ${amount}::numeric` })
    .where((eb) => eb.and(hold))
    .where('amount', '>=', amount)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    const held = await db
      .selectFrom('expenditureHold')
      .select('amount')
      .where((eb) => eb.and(hold))
      .executeTakeFirst();
    throw invalid({ field: 'amount', rule: 'held', params: { limit: held?.amount ?? '0.00' } });
  }
  return moveFunds({ ...hold, kind: 'UNFREEZE', amount, reason }, context);
}
