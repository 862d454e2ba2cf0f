import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '../../context/context.ts';
import type { BrokenRule } from '../../failure/failure.ts';

type Input = Schemas['PaymentPlanInput'];

/** Of the amount, at most a part of this size is kept back until the warranty is over. */
const retentionShare = 10n;
/** What a new contract keeps back. */
const usualShare = 20n;

/** Returns the parts of a new contract: all after the acceptance, but where there is a warranty 5 % at its end. */
export function usualPlans(amount: string, warrantyMonths: number | null): Input[] {
  const kept = warrantyMonths === null || warrantyMonths === 0 ? 0n : toCents(amount) / usualShare;
  const accepted: Input = { condition: 'ACCEPTED', amount: fromCents(toCents(amount) - kept) };
  return kept === 0n ? [accepted] : [accepted, { condition: 'RETENTION', amount: fromCents(kept) }];
}

/** Returns the rules that the parts of an amount break. */
export function planRules(amount: string, plans: readonly Pick<Input, 'condition' | 'amount'>[]): BrokenRule[] {
  const field = 'paymentPlans';
  const rules: BrokenRule[] = [];
  if (compareMoney(sumOf(plans.map((plan) => plan.amount)), amount) !== 0) {
    rules.push({ field, rule: 'sum', params: { limit: amount } });
  }
  const kept = sumOf(plans.filter(({ condition }) => condition === 'RETENTION').map((plan) => plan.amount));
  const limit = fromCents(toCents(amount) / retentionShare);
  if (compareMoney(kept, limit) > 0) rules.push({ field, rule: 'maximum', params: { limit } });
  return rules;
}

type Key = { companyId: string; id: string };

/** Replaces the parts of a contract. */
export async function storePlans(
  { companyId, id: contractId }: Key,
  plans: readonly Input[],
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  await db
    .deleteFrom('contractPaymentPlan')
    .where((eb) => eb.and({ companyId, contractId }))
    .execute();
  const rows = plans.map(({ condition, amount, planDate = null }, index) => ({
    ...{ companyId, contractId, phase: index + 1, condition, amount, planDate },
  }));
  await db.insertInto('contractPaymentPlan').values(rows).execute();
}

/** Returns the parts of a contract in their order. */
export function plansOf({ companyId, id }: Key, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('contractPaymentPlan')
    .select(['phase', 'condition', 'amount', 'planDate'])
    .where((eb) => eb.and({ companyId, contractId: id }))
    .orderBy('phase')
    .execute();
}
