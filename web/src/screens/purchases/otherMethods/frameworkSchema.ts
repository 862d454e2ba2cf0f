import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { agreementNo: 50, frameworkName: 100, remark: 500 };

/** The rules of `FrameworkInput` in the API description, with their messages. @param isStored it has a file, or had none */
export function frameworkSchema(t: Translate, isStored: boolean) {
  const { amount, chosen, files, least, required } = fieldRules(t);
  const day = (label: 'ways.validFrom' | 'ways.validTo') =>
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, t('validation.choose', { label: t(label) })));
  const agreement = z.object({
    agreementNo: required('ways.agreementNo'),
    frameworkName: least('ways.frameworkName', 2),
    supplierId: chosen('ways.supplier'),
    totalAmount: amount.check(z.refine((value) => !/^0+\.00$/.test(value), t('validation.amountAboveZero'))),
    validFrom: day('ways.validFrom'),
    validTo: day('ways.validTo'),
    remark: z.string().check(z.trim()),
    file: isStored ? files : files.check(z.minLength(1, t('validation.upload', { label: t('ways.file') }))),
  });
  const isInOrder = ({ validFrom, validTo }: z.infer<typeof agreement>) => validTo === '' || validTo >= validFrom;
  return agreement.check(z.refine(isInOrder, { path: ['validTo'], error: t('validation.order') }));
}

export type FrameworkValues = z.infer<ReturnType<typeof frameworkSchema>>;
