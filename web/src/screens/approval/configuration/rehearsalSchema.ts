import { parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of limits to rehearse. @param isAlone whether nothing else is rehearsed */
export function rehearsalSchema(t: Translate, isAlone: boolean) {
  const { money } = fieldRules(t);
  const fields = z.object({ smallLimit: money, ownCardLimit: money });
  return fields.check(
    z.refine(({ smallLimit, ownCardLimit }) => !isAlone || smallLimit !== '' || ownCardLimit !== '', {
      path: ['smallLimit'],
      error: t('flows.tryLimitsRule'),
    }),
  );
}

export type RehearsalValues = z.infer<ReturnType<typeof rehearsalSchema>>;

/** The limits as they are sent: without those that stay. */
export function limitsOf({ smallLimit, ownCardLimit }: RehearsalValues) {
  const [small, own] = [parseMoney(smallLimit), parseMoney(ownCardLimit)];
  return { ...(small && { smallLimit: small }), ...(own && { ownCardLimit: own }) };
}
