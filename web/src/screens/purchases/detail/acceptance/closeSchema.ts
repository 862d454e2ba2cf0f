import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const limits = { reason: 500 };

const shortLine = z.object({ no: z.number(), name: z.string(), unit: z.string(), open: z.string(), quantity: z.string() });
/** A line of the form: what has not come yet, and how much of it will not come any more. */
export type ShortLine = z.infer<typeof shortLine>;

const isQuantity = (text: string) => /^(0|[1-9]\d{0,8})(\.\d{1,3})?$/.test(text);

/** What is wrong with the quantity of a line; null if nothing is. */
export function shortFault(t: Translate, { quantity, open }: ShortLine): string | null {
  if (quantity === '') return null;
  if (!isQuantity(quantity)) return t('validation.quantity');
  return Number(quantity) > Number(open) ? t('acceptances.tooMany') : null;
}

/** The rules of `ClosingShort` in the API description, with their messages. */
export function closeSchema(t: Translate) {
  return z.object({
    lines: z.array(shortLine).check(
      z.check(({ value, issues }) => {
        const fault = value.map((line) => shortFault(t, line)).find((one) => one !== null);
        const isEmpty = value.every(({ quantity }) => Number(quantity) === 0);
        const message = fault ?? (isEmpty ? t('acceptances.nothingClosed') : null);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
    ),
    reason: fieldRules(t).required('acceptances.closeReason').check(z.minLength(2)),
  });
}
