import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { typedQuantity } from '#ui/form/fieldRules.ts';

/** The rules of `StockShare` in the API description: a quantity, which may be nothing. */
export function shareSchema(t: Translate) {
  return z.object({
    itemName: z.string(),
    sharedQuantity: typedQuantity.check(z.regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/, t('validation.quantity'))),
  });
}
