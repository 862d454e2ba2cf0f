import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { amountUpTo, pastDay } from '../state/stepsSchema.ts';

export const limits = { reason: 500, files: 10, voucherNo: 40 };
const least = 5;

/** The rules of `DefaultTermination` in the API description, with their messages. */
export function defaultSchema(t: Translate) {
  return z.object({
    reason: fieldRules(t).least('claims.reason', least),
    evidenceFileIds: fieldRules(t).files.check(z.minLength(1, t('validation.upload', { label: t('claims.evidence') }))),
  });
}

/** The rules of `RefundInput` in the API description, with their messages. @param limit what is still open */
export function refundSchema(t: Translate, limit: string) {
  return z.object({
    amount: amountUpTo(t, limit, t('claims.aboveClaim', { limit })),
    refundDate: pastDay(t, 'claims.refundDate'),
    voucherNo: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z-]{2,40}$/, t('projects.voucherRule'))),
  });
}
