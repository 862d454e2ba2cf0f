import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

/** The rules of `Decision` in the description, in words. @param acts what the decisions are called */
export function decisionSchema(t: Translate, acts: { REJECT: string; RETURN: string }) {
  const decision = z.object({
    decision: z.enum(['APPROVE', 'REJECT', 'RETURN']),
    opinion: z.string().check(z.trim()),
  });
  type Decision = z.infer<typeof decision>;
  const saysWhy = (asked: 'REJECT' | 'RETURN') => (values: Decision) => values.decision !== asked || values.opinion !== '';
  const said = (asked: 'REJECT' | 'RETURN') => ({ path: ['opinion'], error: t('approvals.opinionRule', { act: acts[asked] }) });
  return decision.check(z.refine(saysWhy('REJECT'), said('REJECT')), z.refine(saysWhy('RETURN'), said('RETURN')));
}

export type DecisionValues = z.infer<ReturnType<typeof decisionSchema>>;
