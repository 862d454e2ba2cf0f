import { compareMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { LabelKey, Translate } from '#i18n/messages.ts';
import { isFuture } from '#ui/date/dateRange.ts';
import { fieldRules, isAmount } from '#ui/form/fieldRules.ts';

export const limits = { voucherNo: 40, pictures: 9, reason: 500, verified: 300 };

/** An amount above zero and not above a limit. */
export function amountUpTo(t: Translate, limit: string, rule: string) {
  const isWithin = (amount: string) => !isAmount(amount) || compareMoney(amount, limit) <= 0;
  return fieldRules(t).amountAboveZero.check(z.refine(isWithin, rule));
}

/** A day that is not in the future. */
export const pastDay = (t: Translate, label: LabelKey) =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, t('validation.choose', { label: t(label) })),
    z.refine((day) => !isFuture(day), t('validation.past')),
  );

/** The rules of `Receipt` in the API description, with their messages. @param limit what was requested */
export function receiptSchema(t: Translate, limit: string) {
  return z.object({
    actualAmount: amountUpTo(t, limit, t('projects.aboveRequest', { limit })),
    witnessUserId: fieldRules(t).chosen('projects.witness'),
    pictures: fieldRules(t).files,
    conflictDeclared: fieldRules(t).confirmed,
  });
}

/** The rules of `PaymentInput` in the API description, with their messages. @param limit what is invoiced and not paid */
export function paymentSchema(t: Translate, limit: string) {
  return z.object({
    amount: amountUpTo(t, limit, t('projects.aboveInvoices', { limit })),
    paidDate: pastDay(t, 'projects.paidDate'),
    voucherNo: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{2,40}$/, t('projects.voucherRule'))),
  });
}

/** The rules of `PayeeAgreement` in the API description, with their messages. */
export function payeeSchema(t: Translate) {
  return z.object({ reason: fieldRules(t).least('projects.verifiedBy', 2).check(z.maxLength(limits.verified)) });
}

/** The rules of `HandOver` in the API description, with their messages. */
export function handOverSchema(t: Translate) {
  return z.object({
    officerId: fieldRules(t).chosen('projects.newOfficer'),
    reason: fieldRules(t).least('ui.reason', 2).check(z.maxLength(limits.reason)),
  });
}
