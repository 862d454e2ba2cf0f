import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `DictTypeInput` in the description, in words. */
export function dictTypeSchema(t: Translate) {
  return z.object({
    dictName: fieldRules(t).required('dictionary.typeName'),
    dictType: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,49}$/, t('dictionary.typeKeyRule'))),
    remark: z.string().check(z.trim()),
  });
}
