import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { DateRangeText } from '#ui/date/dateRange.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** Most characters of a remark. */
export const remarkLimit = 200;

/** The rules of `DelegationInput` in the description, in words; both days are in one field, which has the name of the first. */
export function deputySchema(t: Translate) {
  const { chosen } = fieldRules(t);
  return z.object({
    agentId: chosen('deputies.agent'),
    startDay: z
      .custom<DateRangeText | ''>()
      .check(z.refine((days) => Boolean(days), t('validation.choose', { label: t('deputies.period') }))),
    bizTypes: z.array(z.string()),
    remark: z.string().check(z.trim()),
  });
}

export type DeputyValues = z.infer<ReturnType<typeof deputySchema>>;
