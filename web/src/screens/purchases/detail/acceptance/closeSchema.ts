import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { quantityOf } from '#ui/fields/typedNumbers.ts';
import { fieldRules, typedQuantity } from '#ui/form/fieldRules.ts';

export const limits = { reason: 500 };

const shortLine = z.object({ no: z.number(), name: z.string(), unit: z.string(), open: z.string(), quantity: typedQuantity });
/** A line of the form: what has not come yet, and how much of it will not come any more. */
export type ShortLine = z.infer<typeof shortLine>;

/** What is wrong with the quantity of a line; null if nothing is. */
export function shortFault(t: Translate, { quantity, open }: ShortLine): string | null {
  if (quantity === '') return null;
  const closed = quantityOf(quantity);
  if (closed === null) return t('validation.quantity');
  return Number(closed) > Number(open) ? t('acceptances.tooMany') : null;
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
