import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { today } from '#ui/date/dateRange.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `ContractSigning` in the API description, with their messages. */
export function signingSchema(t: Translate) {
  const rules = fieldRules(t);
  return z.object({
    signDate: rules.chosen('contracts.signDate').check(z.refine((day) => day <= today(), t('validation.past'))),
    signedFileId: rules.files.check(z.minLength(1, t('validation.upload', { label: t('contracts.scan') }))),
  });
}
