import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { opinion: 1000, reason: 1000, answer: 500, cancel: 500, remark: 500, files: 10 };
const least = 5;
const leastReason = 20;

const said = (t: Translate) => z.string().check(z.trim(), z.minLength(least, t('bidding.reasonRule')));

/** The rules of `AwardDecision` in the API description, with their messages. @param lowestId the quote that needs no reason */
export function decisionSchema(t: Translate, lowestId: string | null) {
  const decision = z.object({
    quoteId: fieldRules(t).required('bidding.winner'),
    opinion: said(t),
    notLowestReason: z.string().check(z.trim()),
    riskAnswers: z.array(z.object({ risk: z.string(), answer: said(t) })),
    conflictDeclared: z.boolean().check(z.refine((isSaid) => isSaid, t('bidding.declareRule'))),
  });
  type Values = z.infer<typeof decision>;
  const isReasoned = ({ quoteId, notLowestReason }: Values) => quoteId === lowestId || notLowestReason.length >= leastReason;
  return decision.check(z.refine(isReasoned, { path: ['notLowestReason'], error: t('bidding.notLowestRule') }));
}

export type Decision = z.infer<ReturnType<typeof decisionSchema>>;

/** The rules of `BiddingFailure` in the API description, with their messages. */
export function failureSchema(t: Translate) {
  return z.object({ failReason: z.enum(['NO_COMPLIANT_QUOTE', 'ALL_ABOVE_CEILING']), remark: said(t) });
}

/** The rules of `UnreadableQuotes` in the API description, with their messages. */
export function unreadableSchema(t: Translate) {
  return z.object({ reason: said(t) });
}

/** The rules of `AwardCancellation` in the API description, with their messages. */
export function cancellationSchema(t: Translate) {
  return z.object({
    reason: said(t),
    evidenceFileIds: fieldRules(t).files.check(z.minLength(1, t('ui.required', { label: t('bidding.evidence') }))),
  });
}
