import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `PurchasePolicyInput` in the API description, with their messages. */
export function policySchema(t: Translate) {
  const { money } = fieldRules(t);
  const limit = (label: LabelKey) => money.check(z.minLength(1, t('ui.required', { label: t(label) })));
  const daysRule = t('purchasing.wholeRule', { label: t('purchasing.similarDays'), least: 1, most: 365 });
  const fields = z.object({
    smallLimit: limit('purchasing.smallLimit'),
    ownCardLimit: limit('purchasing.ownCardLimit'),
    similarDays: z.string().check(z.trim(), z.regex(/^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/, daysRule)),
  });
  // Invalid amounts are reported at their own fields.
  const isOrdered = ({ smallLimit, ownCardLimit }: z.infer<typeof fields>) => {
    const [small, ownCard] = [parseMoney(smallLimit), parseMoney(ownCardLimit)];
    return small === null || ownCard === null || compareMoney(ownCard, small) <= 0;
  };
  return fields.check(z.refine(isOrdered, { error: t('purchasing.policyOrder'), path: ['ownCardLimit'] }));
}

export type PolicyValues = z.infer<ReturnType<typeof policySchema>>;

export function valuesOf({ smallLimit, ownCardLimit, similarDays }: Schemas['PurchasePolicy']): PolicyValues {
  return { smallLimit, ownCardLimit, similarDays: String(similarDays) };
}

export function inputOf({ smallLimit, ownCardLimit, similarDays }: PolicyValues) {
  return {
    smallLimit: parseMoney(smallLimit) ?? '0.00',
    ownCardLimit: parseMoney(ownCardLimit) ?? '0.00',
    similarDays: Number(similarDays),
  };
}
