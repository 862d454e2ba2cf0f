import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { limits, linesOf } from './arrivalSchema.ts';

/** The rules of a conclusion. @param isAgainst a member disagrees @param isRated nothing more is to come */
export function concludeSchema(t: Translate, isAgainst: boolean, isRated: boolean) {
  const stars = z
    .number()
    .check(z.refine((count) => !isRated || count >= 1, t('validation.choose', { label: t('acceptances.rating') })));
  return z.object({
    opinion: fieldRules(t)
      .required('acceptances.concludeOpinion')
      .check(
        z.minLength(2),
        z.refine((text) => !isAgainst || [...text].length >= limits.against, t('acceptances.concludeAgainst')),
      ),
    quality: stars,
    delivery: stars,
    service: stars,
    comment: z.string().check(z.trim()),
  });
}

const assetLine = z.object({ no: z.number(), count: z.number(), name: z.string(), text: z.string() });
/** An asset line of a form; its text has one number a line. */
export type AssetLine = z.infer<typeof assetLine>;

const pattern = /^[0-9A-Za-z-]{2,40}$/;

/** What is wrong with the numbers of a line; null if nothing is. */
export function assetFault(t: Translate, { count, text }: AssetLine): string | null {
  const numbers = linesOf(text);
  const isGood = numbers.length === count && new Set(numbers).size === count && numbers.every((number) => pattern.test(number));
  return isGood ? null : t('acceptances.assetsRule', { count });
}

/** The rules of numbers of assets. */
export function assetsSchema(t: Translate) {
  return z.object({
    items: z.array(assetLine).check(
      z.check(({ value, issues }) => {
        const fault = value.map((line) => assetFault(t, line)).find((one) => one !== null);
        if (fault) issues.push({ code: 'custom', input: value, message: fault });
      }),
    ),
  });
}
