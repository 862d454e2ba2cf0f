import { tagColorValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `DictDataInput` in the description, in words. */
export function dictEntrySchema(t: Translate) {
  const { required, sort } = fieldRules(t);
  return z.object({
    dictLabel: required('dictionary.label'),
    dictLabelEn: z.string().check(z.trim()),
    dictValue: required('dictionary.value'),
    tagColor: z.enum(['', ...tagColorValues]),
    sort,
    isDefault: z.boolean(),
  });
}

export type DictEntryValues = z.infer<ReturnType<typeof dictEntrySchema>>;
