import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

export const limits = { reason: 500 };
const leastReason = 5;

/** The rules of `QuoteJudgementInput` in the API description, with their messages. */
export function judgementSchema(t: Translate) {
  const judgement = z.object({
    result: z.enum(['PASS', 'FAIL']),
    reason: z.string().check(z.trim()),
    conflictDeclared: z.boolean().check(z.refine((isSaid) => isSaid, t('bidding.declareRule'))),
  });
  type Judgement = z.infer<typeof judgement>;
  const isReasoned = ({ result, reason }: Judgement) => reason.length >= leastReason || (result === 'PASS' && reason === '');
  return judgement.check(z.refine(isReasoned, { path: ['reason'], error: t('bidding.reasonRule') }));
}

export type Judgement = z.infer<ReturnType<typeof judgementSchema>>;
