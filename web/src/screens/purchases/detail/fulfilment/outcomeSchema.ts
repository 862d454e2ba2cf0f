import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, isAmount } from '#ui/form/fieldRules.ts';

export const limits = { reason: 1000, files: 20, waive: 500, archiveNo: 40 };

/** The rules of `OutcomeInput` in the API description, with their messages. @param limit what was requested */
export function outcomeSchema(t: Translate, limit: string) {
  const { amount, chosen, confirmed, files, least, required } = fieldRules(t);
  const outcome = z.object({
    supplierId: chosen('fulfilment.supplier'),
    dealAmount: amount.check(
      z.refine((value) => !isAmount(value) || compareMoney(value, limit) <= 0, t('projects.aboveRequest', { limit })),
    ),
    lines: z.array(z.object({ amount })),
    reason: least('fulfilment.outcomeReason', 5),
    processFileIds: files.check(z.minLength(1, t('validation.upload', { label: t('fulfilment.processFiles') }))),
    quotes: z.array(z.object({ supplierName: required('ways.quoteBy'), amount })),
    resultPublic: z.boolean(),
    conflictDeclared: confirmed,
  });
  type Values = z.infer<typeof outcome>;
  const addsUp = ({ lines, dealAmount }: Values) =>
    !isAmount(dealAmount) ||
    !lines.every((line) => isAmount(line.amount)) ||
    compareMoney(sumOf(lines.map((line) => line.amount)), dealAmount) === 0;
  return outcome.check(z.refine(addsUp, { path: ['dealAmount'], error: t('fulfilment.sumRule') }));
}

export type Outcome = z.infer<ReturnType<typeof outcomeSchema>>;

/** The rules of `Archiving` in the API description, with their messages. @param isUnpaid the rest is waived with a reason */
export function archiveSchema(t: Translate, isUnpaid: boolean) {
  return z.object({
    archiveNo: z.string().check(z.trim(), z.maxLength(limits.archiveNo)),
    waiveReason: z.string().check(
      z.trim(),
      z.refine((reason) => !isUnpaid || reason.length >= 2, t('fulfilment.waiveRule')),
    ),
  });
}
