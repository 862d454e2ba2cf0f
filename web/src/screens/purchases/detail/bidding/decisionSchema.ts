import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { opinion: 1000, reason: 1000, answer: 500, cancel: 500, remark: 500, files: 10 };
const least = 5;
const leastReason = 20;

/** The rules of `AwardDecision` in the API description, with their messages. @param lowestId the quote that needs no reason */
export function decisionSchema(t: Translate, lowestId: string | null) {
  const decision = z.object({
    quoteId: fieldRules(t).chosen('bidding.winner'),
    opinion: fieldRules(t).least('purchases.awardOpinion', least),
    notLowestReason: z.string().check(z.trim()),
    riskAnswers: z.array(z.object({ risk: z.string(), answer: fieldRules(t).least('bidding.answer', least) })),
    conflictDeclared: fieldRules(t).confirmed,
  });
  type Values = z.infer<typeof decision>;
  const isReasoned = ({ quoteId, notLowestReason }: Values) => quoteId === lowestId || notLowestReason.length >= leastReason;
  return decision.check(z.refine(isReasoned, { path: ['notLowestReason'], error: t('bidding.notLowestRule') }));
}

export type Decision = z.infer<ReturnType<typeof decisionSchema>>;

/** The rules of `BiddingFailure` in the API description, with their messages. */
export function failureSchema(t: Translate) {
  return z.object({
    failReason: z.enum(['NO_COMPLIANT_QUOTE', 'ALL_ABOVE_CEILING']),
    remark: fieldRules(t).least('bidding.remark', least),
  });
}

/** The rules of `UnreadableQuotes` in the API description, with their messages. */
export function unreadableSchema(t: Translate) {
  return z.object({ reason: fieldRules(t).least('ui.reason', least) });
}

/** The rules of `AwardCancellation` in the API description, with their messages. */
export function cancellationSchema(t: Translate) {
  return z.object({
    reason: fieldRules(t).least('ui.reason', least),
    evidenceFileIds: fieldRules(t).files.check(z.minLength(1, t('validation.upload', { label: t('bidding.evidence') }))),
  });
}
