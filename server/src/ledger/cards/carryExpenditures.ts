import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import type { CarryOrder } from './cardCarry.ts';
import { visibleCards } from './visibleCards.ts';

/** Plans the task that extends cards to a new last day. */
export async function carryExpenditures(
  { body }: Input<'carryExpenditures'>,
  context: Context,
): Promise<Output<'carryExpenditures'>> {
  const { db, now, session, taskKinds } = context;
  const { expenditureIds, validTo } = body;
  const today = dayOf(now);
  if (validTo < today) throw invalid({ field: 'validTo', rule: 'order' });
  const found = await (await visibleCards(context, false))
    .select(['card.id', 'card.source'])
    .where('card.companyId', '=', session.companyId)
    .where('card.id', 'in', expenditureIds)
    .execute();
  const sources = new Map(found.map(({ id, source }) => [id, source]));
  const faults = expenditureIds.flatMap((id, index): BrokenRule[] => {
    const field = `expenditureIds.${index}`;
    if (!sources.has(id)) return [{ field, rule: 'exists' }];
    return sources.get(id) === 'SYNC' ? [{ field, rule: 'synchronisedCard' }] : [];
  });
  if (faults.length > 0) throw invalid(...faults);
  const payload: CarryOrder = { expenditureIds, validTo };
  const plan = { companyId: session.companyId, taskType: 'CARRY_EXPENDITURE' as const, executeTime: now, payload, by: session };
  const taskId = await planTask(db, taskKinds, plan, now);
  return { taskId: String(taskId) };
}
