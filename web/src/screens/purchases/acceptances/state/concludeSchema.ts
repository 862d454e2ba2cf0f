import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';
import { limits } from './arrivalSchema.ts';
import { enteredNumbers } from './assetNumbers.ts';

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
/** An asset line of a form; its text has numbers and ranges, one a line. */
export type AssetLine = z.infer<typeof assetLine>;

/** What is wrong with the numbers of a line; null if nothing is. Some may be recorded later. */
export function assetFault(t: Translate, { count, text }: AssetLine): string | null {
  const { numbers, wrong } = enteredNumbers(text);
  if (wrong.length > 0) return t('acceptances.assetsWrong', { entry: wrong[0] as string });
  const different = new Set(numbers.map((number) => number.toLowerCase())).size;
  if (different < numbers.length) return t('acceptances.assetsTwice');
  return numbers.length > count ? t('acceptances.assetsRule', { count }) : null;
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
