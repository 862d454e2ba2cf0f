import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, typedNumber } from '#ui/form/fieldRules.ts';

/** The limits that are amounts, by what they decide about, in the order in which a growing purchase meets them. */
export const limitGroups = [
  { title: 'purchasing.limits_request', limits: ['ownCardLimit', 'smallLimit', 'orderLimit'] },
  { title: 'purchasing.limits_tender', limits: ['tenderLimit', 'serviceTenderLimit', 'worksTenderLimit'] },
  { title: 'purchasing.limits_argument', limits: ['argumentLimit', 'argumentSumLimit'] },
  { title: 'purchasing.limits_award', limits: ['witnessLimit', 'awardApprovalLimit'] },
  { title: 'purchasing.limits_after', limits: ['changeApprovalLimit', 'outsideLeaderLimit', 'outsiderLimit'] },
] as const;
const moneyLimits = limitGroups.flatMap(({ limits }) => [...limits]);
type MoneyLimit = (typeof moneyLimits)[number];

/** The rules of `PurchasePolicyInput` in the API description, with their messages. */
export function policySchema(t: Translate) {
  const { money } = fieldRules(t);
  const limit = money.check(z.minLength(1, t('validation.amount')));
  const daysRule = t('validation.whole', { least: 1, most: 365 });
  const fields = z.object({
    ownCardLimit: limit,
    smallLimit: limit,
    orderLimit: limit,
    tenderLimit: limit,
    serviceTenderLimit: limit,
    worksTenderLimit: limit,
    argumentLimit: limit,
    argumentSumLimit: limit,
    witnessLimit: limit,
    awardApprovalLimit: limit,
    changeApprovalLimit: limit,
    outsideLeaderLimit: limit,
    outsiderLimit: limit,
    similarDays: typedNumber.check(z.regex(/^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/, daysRule)),
  });
  // Invalid amounts are reported at their own fields.
  const isOrdered = (lower: string, upper: string) => {
    const [least, most] = [parseMoney(lower), parseMoney(upper)];
    return least === null || most === null || compareMoney(least, most) <= 0;
  };
  return fields.check(
    z.refine(({ ownCardLimit, smallLimit }) => isOrdered(ownCardLimit, smallLimit), {
      error: t('purchasing.policyOrder'),
      path: ['ownCardLimit'],
    }),
    z.refine(({ smallLimit, orderLimit }) => isOrdered(smallLimit, orderLimit), {
      error: t('purchasing.orderLimitRule'),
      path: ['orderLimit'],
    }),
  );
}

export type PolicyValues = z.infer<ReturnType<typeof policySchema>>;

export function valuesOf(policy: Schemas['PurchasePolicy']): PolicyValues {
  return { ...amountsOf((name) => policy[name]), similarDays: String(policy.similarDays) };
}

export function inputOf({ similarDays, ...values }: PolicyValues) {
  return { ...amountsOf((name) => parseMoney(values[name]) ?? '0.00'), similarDays: Number(similarDays) };
}

function amountsOf(read: (name: MoneyLimit) => string): Record<MoneyLimit, string> {
  return Object.fromEntries(moneyLimits.map((name) => [name, read(name)])) as Record<MoneyLimit, string>;
}
