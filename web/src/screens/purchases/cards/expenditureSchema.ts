import type { Input, Schemas } from '@campus-procurement/sdk';
import { fundTypeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { cardNo: 32, cardName: 100, bizCode: 40, reason: 200 };

/** The rules of `ExpenditureInput` in the API description, with their messages. */
export function cardSchema(t: Translate) {
  const { amount, chosen, required } = fieldRules(t);
  const card = z.object({
    cardNo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,32}$/, t('funds.cardNoRule'))),
    cardName: required('funds.cardName'),
    fundType: z.enum(fundTypeValues),
    ownerId: chosen('funds.owner'),
    deptId: chosen('funds.dept'),
    totalAmount: amount,
    validFrom: z.string(),
    validTo: z.string(),
  });
  const isInOrder = ({ validFrom, validTo }: z.infer<typeof card>) => !validFrom || !validTo || validFrom <= validTo;
  return card.check(z.refine(isInOrder, { error: t('validation.order'), path: ['validTo'] }));
}

export type CardValues = z.infer<ReturnType<typeof cardSchema>>;

export function valuesOf(card: Schemas['Expenditure'] | null): CardValues {
  const nothing = { cardNo: '', cardName: '', fundType: 'SCIENCE' as const, ownerId: '', deptId: '', totalAmount: '' };
  if (!card) return { ...nothing, validFrom: '', validTo: '' };
  const { cardNo, cardName, fundType, ownerId, deptId, totalAmount, validFrom, validTo } = card;
  return { cardNo, cardName, fundType, ownerId, deptId, totalAmount, validFrom: validFrom ?? '', validTo: validTo ?? '' };
}

export function inputOf({ validFrom, validTo, ...values }: CardValues): Input<'saveExpenditure'>['body'] {
  return { ...values, validFrom: validFrom || null, validTo: validTo || null };
}

/** The rules of `ExpenditureHold` in the API description, with their messages. */
export function holdSchema(t: Translate) {
  return z.object({
    amount: fieldRules(t).amountAboveZero,
    bizCode: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{4,40}$/, t('funds.bizCodeRule'))),
    reason: fieldRules(t).least('funds.reason', 2),
  });
}
