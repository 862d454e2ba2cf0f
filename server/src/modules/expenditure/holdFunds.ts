import type { Input, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { changedBy } from '../../records/changed.ts';
import { refusedBy } from '../../records/constraints.ts';
import { cardConstraints } from './cardRules.ts';
import { reachableCard } from './visibleCards.ts';
import { writeFlow } from './writeFlow.ts';

const balanceColumns = ['id', 'totalAmount', 'frozenAmount', 'availableAmount', 'version'] as const;

/** Freezes money on a card for a business record. The table's check refuses it if the money does not suffice; the update locks the card. */
export async function freezeExpenditure(
  { path: { id }, body: { amount, bizCode, reason } }: Input<'freezeExpenditure'>,
  context: Context,
): Promise<Schemas['ExpenditureBalance']> {
  const { db, now } = context;
  const { companyId } = await reachableCard(id, context);
  const today = dayOf(now);
  const change = db
    .updateTable('expenditure')
    .set({ frozenAmount: sql`frozen_amount + ${amount}::numeric`, isUsed: true, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, status: 'ENABLED' }))
    .where((eb) => eb.or([eb('validFrom', 'is', null), eb('validFrom', '<=', today)]))
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', today)]))
    .returning(balanceColumns)
    .executeTakeFirst();
  const card = await refusedBy(cardConstraints, change);
  if (!card) throw new Failure('wrongState');
  await db
    .insertInto('expenditureHold')
    .values({ companyId, expenditureId: id, bizCode, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'expenditureId', 'bizCode'])
        .doUpdateSet({ amount: sql`expenditure_hold.amount + excluded.amount` }),
    )
    .execute();
  const entry = { companyId, expenditureId: id, flowType: 'FREEZE' as const, amount, bizCode, reason };
  await writeFlow({ ...entry, balance: card.availableAmount }, context);
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
  await db
    .selectFrom('expenditure')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .execute();
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
  const card = await db
    .updateTable('expenditure')
    .set({ frozenAmount: sql`frozen_amount - ${amount}::numeric`, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id }))
    .returning(balanceColumns)
    .executeTakeFirstOrThrow();
  await writeFlow({ ...hold, flowType: 'UNFREEZE', amount, reason, balance: card.availableAmount }, context);
  return card;
}
