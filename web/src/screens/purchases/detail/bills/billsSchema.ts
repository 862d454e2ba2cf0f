import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, isAmount } from '#ui/form/fieldRules.ts';
import { pastDay } from '../state/stepsSchema.ts';
import { type BatchAmount, type BatchChoice, limitOf } from './batchChoices.ts';

export const limits = { number: 20, reason: 300 };

const number = (t: Translate) => z.string().check(z.trim(), z.regex(/^[0-9A-Z]{8,20}$/, t('projects.numberRule')));

const reason = (t: Translate) =>
  fieldRules(t)
    .least('ui.reason', 2)
    .check(z.maxLength(limits.reason, t('validation.maxLength', { limit: limits.reason })));

/** The rules of `InvoiceChange` in the API description, with their messages. */
export function invoiceChangeSchema(t: Translate) {
  return z.object({ number: number(t), date: pastDay(t, 'projects.invoiceDate'), reason: reason(t) });
}

/** The amount is not above what is left of the batch. @param rule says how much that is */
const withinBatch = (choices: readonly BatchChoice[], rule: (most: { limit: string }) => string) =>
  z.check<BatchAmount>(({ value: { acceptanceId, amount }, issues }) => {
    const limit = limitOf(choices, acceptanceId);
    if (!isAmount(amount) || compareMoney(amount, limit) <= 0) return;
    issues.push({ code: 'custom', input: amount, path: ['amount'], message: rule({ limit }) });
  });

/** The rules of `InvoiceInput` in the API description, with their messages. */
export function projectInvoiceSchema(t: Translate, choices: readonly BatchChoice[]) {
  const invoice = z.object({
    number: number(t),
    acceptanceId: fieldRules(t).chosen('projects.batch'),
    amount: fieldRules(t).amountAboveZero,
    date: pastDay(t, 'projects.invoiceDate'),
    file: fieldRules(t).files,
  });
  return invoice.check(withinBatch(choices, (most) => t('projects.aboveCost', most)));
}

/** The rules of `RedInvoiceInput` in the API description, with their messages. */
export function redInvoiceSchema(t: Translate, choices: readonly BatchChoice[]) {
  const invoice = z.object({
    number: number(t),
    acceptanceId: fieldRules(t).chosen('projects.batch'),
    amount: fieldRules(t).amountAboveZero,
    date: pastDay(t, 'projects.invoiceDate'),
    reason: reason(t),
    file: fieldRules(t).files,
  });
  return invoice.check(withinBatch(choices, (most) => t('projects.aboveInvoice', most)));
}

/** The rules of `ReversalInput` in the API description, with their messages. */
export function reversalSchema(t: Translate) {
  return z.object({ date: pastDay(t, 'projects.reversalDate'), reason: reason(t) });
}

/** The rules of `JointInvoiceInput` in the API description, with their messages: the parts add up to the total. */
export function jointInvoiceSchema(t: Translate) {
  const invoice = z.object({
    number: number(t),
    amount: fieldRules(t).amountAboveZero,
    date: pastDay(t, 'projects.invoiceDate'),
    file: fieldRules(t).files,
    parts: z.array(z.object({ amount: fieldRules(t).amountAboveZero })),
  });
  type Values = z.infer<typeof invoice>;
  const addsUp = ({ amount, parts }: Values) =>
    !isAmount(amount) ||
    !parts.every((part) => isAmount(part.amount)) ||
    compareMoney(sumOf(parts.map((part) => part.amount)), amount) === 0;
  return invoice.check(z.refine(addsUp, { path: ['amount'], error: t('projects.partsRule') }));
}
