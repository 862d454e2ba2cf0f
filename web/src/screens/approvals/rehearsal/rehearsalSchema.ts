import { parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { DateRangeText } from '#ui/date/dateRange.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of limits to rehearse. @param isAlone whether nothing else is rehearsed */
export function rehearsalSchema(t: Translate, isAlone: boolean) {
  const { money } = fieldRules(t);
  const fields = z.object({ smallLimit: money, ownCardLimit: money, period: z.custom<DateRangeText | ''>() });
  return fields.check(
    z.refine(({ smallLimit, ownCardLimit }) => !isAlone || smallLimit !== '' || ownCardLimit !== '', {
      path: ['smallLimit'],
      error: t('flows.tryLimitsRule'),
    }),
  );
}

/** Limits as they are sent. */
export interface RehearsedLimits {
  smallLimit: string;
  ownCardLimit: string;
}

export type RehearsalValues = z.infer<ReturnType<typeof rehearsalSchema>>;

/** The limits as they are sent: without those that stay. */
export function limitsOf({ smallLimit, ownCardLimit }: Pick<RehearsalValues, keyof RehearsedLimits>) {
  const [small, own] = [parseMoney(smallLimit), parseMoney(ownCardLimit)];
  return { ...(small && { smallLimit: small }), ...(own && { ownCardLimit: own }) };
}
