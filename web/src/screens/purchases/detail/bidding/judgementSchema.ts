import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { reason: 500 };
const leastReason = 5;

/** The rules of `QuoteJudgementInput` in the API description, with their messages. */
export function judgementSchema(t: Translate) {
  const judgement = z.object({
    result: z.enum(['PASS', 'FAIL']),
    reason: z.string().check(z.trim()),
    conflictDeclared: fieldRules(t).confirmed,
  });
  type Judgement = z.infer<typeof judgement>;
  const isReasoned = ({ result, reason }: Judgement) => reason.length >= leastReason || (result === 'PASS' && reason === '');
  return judgement.check(
    z.refine(isReasoned, { path: ['reason'], error: t('validation.least', { label: t('ui.reason'), limit: leastReason }) }),
  );
}

export type Judgement = z.infer<ReturnType<typeof judgementSchema>>;
