import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import type { BrokenRule } from '#platform/failure/failure.ts';
import { conditionSaid, isAtOnce } from '#platform/i18n/paymentWords.ts';

type Input = Schemas['PaymentPlanInput'];

/** Of the amount, at most a part of this size is kept back until the warranty is over. */
const retentionShare = 10n;
/** What a new contract keeps back where nothing says how much. Shares are counted in hundredths of a per cent. */
const usualShare = 500n;
const whole = 10_000n;

/**
 * Returns the parts of a new contract as the request words them: shares in per cent as they are named, all else after the acceptance. Where
 * it says nothing about the payment, 5 % is kept back until the warranty is over, if there is one.
 * @param terms when and how is paid, in the words of the request
 */
export function usualPlans(amount: string, warrantyMonths: number | null, terms: string | null): Input[] {
  const shares = terms === null ? new Map([['RETENTION', usualShare] as const]) : sharesOf(terms);
  if (warrantyMonths === null || warrantyMonths === 0) shares.delete('RETENTION');
  const centsOf = (name: Input['condition']) => (toCents(amount) * (shares.get(name) ?? 0n)) / whole;
  const [signed, delivered, kept] = [centsOf('SIGNED'), centsOf('DELIVERED'), centsOf('RETENTION')];
  const plans = [
    ['SIGNED', signed],
    ['DELIVERED', delivered],
    ['ACCEPTED', toCents(amount) - signed - delivered - kept],
    ['RETENTION', kept],
  ] as const;
  return plans.filter(([, cents]) => cents > 0n).map(([condition, cents]) => ({ condition, amount: fromCents(cents) }));
}

/** The shares of an amount in the words of a request; none if they do not make sense. */
function sharesOf(terms: string): Map<Input['condition'], bigint> {
  const shares = new Map<Input['condition'], bigint>();
  let keepsRest = false;
  for (const part of terms.split(/[，,；;。\n]/)) {
    const condition = conditionSaid(part);
    const percent = /(\d{1,3}(?:\.\d{1,2})?)\s*[%％]/.exec(part)?.[1];
    if (condition && percent !== undefined) shares.set(condition, (shares.get(condition) ?? 0n) + toCents(percent));
    else if (condition === 'RETENTION') keepsRest = !isAtOnce(terms);
  }
  const rest = whole - [...shares.values()].reduce((sum, share) => sum + share, 0n);
  if (rest < 0n) return new Map();
  if (keepsRest && !shares.has('RETENTION')) shares.set('RETENTION', shares.has('ACCEPTED') ? rest : usualShare);
  return shares;
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
    companyId,
    contractId,
    phase: index + 1,
    condition,
    amount,
    planDate,
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
