import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, typedQuantity } from '#ui/form/fieldRules.ts';
import { isQuantity } from '../quantities/quantities.ts';

export const limits = { purpose: 500, opinion: 500, remark: 500, reason: 500 };
const leastPurpose = 5;

const quantityOf = (t: Translate) => typedQuantity.check(z.refine(isQuantity, t('validation.quantityAboveZero')));
const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit));

/** The rules of `SharedApplyInput` in the API description; what is borrowed has a day to be returned by. */
export function applySchema(t: Translate) {
  return z
    .object({
      itemName: z.string(),
      quantity: quantityOf(t),
      use: z.enum(['CONSUME', 'BORROW']),
      until: z.string(),
      purpose: fieldRules(t).least('sharing.purpose', leastPurpose).check(z.maxLength(limits.purpose)),
    })
    .check(
      z.refine(({ use, until }) => use === 'CONSUME' || until !== '', {
        path: ['until'],
        error: t('validation.choose', { label: t('sharing.until') }),
      }),
    );
}

/** The rules of `SharedApplyDecision`: an approval has a quantity, a rejection an opinion. */
export function judgeSchema(t: Translate) {
  return z
    .object({
      decision: z.enum(['APPROVE', 'REJECT']),
      approvedQuantity: z.string().check(z.trim()),
      opinion: text(limits.opinion),
    })
    .check(
      z.refine(({ decision, approvedQuantity }) => decision === 'REJECT' || isQuantity(approvedQuantity), {
        path: ['approvedQuantity'],
        error: t('validation.quantityAboveZero'),
      }),
      z.refine(({ decision, opinion }) => decision === 'APPROVE' || opinion !== '', {
        path: ['opinion'],
        error: t('validation.enter', { label: t('sharing.opinion') }),
      }),
    );
}

/** The rules of `SharedIssue`. */
export const issueSchema = (_t: Translate) => z.object({ remark: text(limits.remark) });

/** The rules of `SharedReturnInput`: what is not good has a reason. */
export function returnSchema(t: Translate) {
  return z.object({ quantity: quantityOf(t), condition: z.enum(['GOOD', 'DAMAGED', 'LOST']), reason: text(limits.reason) }).check(
    z.refine(({ condition, reason }) => condition === 'GOOD' || reason !== '', {
      path: ['reason'],
      error: t('sharing.reasonRule'),
    }),
  );
}
