import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** Nothing is bought for nothing, or for ten billion yuan. What is no amount is told apart. */
const isBought = (amount: string | null) => amount === null || (amount !== '0.00' && amount.length <= 13);

/** The rules of a case to try. */
export function trialSchema(t: Translate) {
  const { chosen, money } = fieldRules(t);
  return z.object({
    amount: money.check(
      z.minLength(1, t('validation.enter', { label: t('flows.amount') })),
      z.refine((amount) => isBought(parseMoney(amount)), t('flows.amountRule')),
    ),
    deptId: chosen('flows.applyDept'),
    applicantId: z.string(),
    officerId: z.string(),
    categoryIds: z.array(z.string()),
    cardIds: z.array(z.string()).check(z.maxLength(10)),
    patternId: z.string(),
    executionCode: z.enum(['', ...executionCodeValues]),
    imported: z.boolean(),
  });
}

export type TrialValues = z.infer<ReturnType<typeof trialSchema>>;

export const newTrial: TrialValues = {
  amount: '',
  deptId: '',
  applicantId: '',
  officerId: '',
  categoryIds: [],
  cardIds: [],
  patternId: '',
  executionCode: '',
  imported: false,
};

/** The case as it is sent. */
export function caseOf(values: TrialValues): Schemas['ApprovalTrial']['case'] {
  const { amount, deptId, applicantId, officerId, categoryIds, cardIds, patternId } = values;
  const { executionCode, imported } = values;
  return {
    amount: parseMoney(amount) ?? '0.00',
    deptId,
    categoryIds,
    cardIds,
    ...(applicantId && { applicantId }),
    ...(officerId && { officerId }),
    ...(patternId && { patternId }),
    ...(executionCode && { executionCode }),
    ...(imported && { imported }),
  };
}
