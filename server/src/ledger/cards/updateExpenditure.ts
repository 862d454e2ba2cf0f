import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { writeFlow } from '../moves/writeFlow.ts';
import { cardConstraints, refuseDept, refuseOwner } from './cardRules.ts';
import { type ReachableCard, reachableCard } from './visibleCards.ts';

type Body = Input<'updateExpenditure'>['body'];

/** Changes the fields that are sent. A new total is written to the ledger. */
export async function updateExpenditure(
  { path: { id }, body }: Input<'updateExpenditure'>,
  context: Context,
): Promise<Output<'updateExpenditure'>> {
  const { version, ...fields } = body;
  const card = await reachableCard(id, context);
  if (card.version !== version) throw new Failure('stale');
  const { status, ...kept } = fields;
  if (card.source === 'SYNC' && Object.keys(kept).length > 0) throw new Failure('synchronisedCard');
  await refuseMisfits(card, body, context);
  const { companyId } = card;
  const change = context.db
    .updateTable('expenditure')
    .set({ ...fields, ...(status !== undefined && { absentSince: null }), ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .returning('availableAmount')
    .executeTakeFirst();
  const changed = await refusedBy(cardConstraints, change);
  if (!changed) throw new Failure('stale');
  const { totalAmount } = fields;
  if (totalAmount === undefined || totalAmount === card.totalAmount) return true;
  const { difference } = await context.db
    .selectNoFrom(sql<string>`${totalAmount}::numeric(18,2) - ${card.totalAmount}::numeric(18,2)`.as('difference'))
    .executeTakeFirstOrThrow();
  const entry = { companyId, expenditureId: id, flowType: 'ADJUST' as const, amount: difference };
  await writeFlow({ ...entry, balance: changed.availableAmount }, context);
  return true;
}

async function refuseMisfits({ companyId, id, ...card }: ReachableCard, body: Body, context: Context): Promise<void> {
  const { ownerId, deptId } = body;
  if (deptId !== undefined && deptId !== card.deptId) await refuseDept(companyId, deptId, context);
  if (ownerId === undefined || ownerId === card.ownerId) return;
  await refuseOwner(companyId, ownerId, context);
  const lent = await context.db
    .selectFrom('expenditureUser')
    .select('userId')
    .where((eb) => eb.and({ companyId, expenditureId: id, userId: ownerId }))
    .executeTakeFirst();
  if (lent) throw invalid({ field: 'ownerId', rule: 'owner' });
}
