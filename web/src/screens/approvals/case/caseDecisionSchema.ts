import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

/** The rules of `Decision` in the description, in words: a refusal has a comment. */
export function caseDecisionSchema(t: Translate) {
  const decision = z.object({
    decision: z.enum(['APPROVE', 'REJECT', 'RETURN']),
    opinion: z.string().check(z.trim()),
  });
  return decision.check(
    z.refine((values) => values.decision === 'APPROVE' || values.opinion !== '', {
      path: ['opinion'],
      error: t('validation.enter', { label: t('approvals.opinion') }),
    }),
  );
}

export type DecisionValues = z.infer<ReturnType<typeof caseDecisionSchema>>;
