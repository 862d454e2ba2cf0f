import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const results = ['UPHELD', 'DISMISSED'] as const;

/** The rules of `ExposureAppealInput` in the description, in words. */
export function appealSchema(t: Translate) {
  return z.object({
    content: fieldRules(t).least('exposures.appealContent', 10),
    result: z.enum(results, t('validation.choose', { label: t('exposures.appealResult') })),
    reply: fieldRules(t).required('exposures.appealReply'),
  });
}

export type AppealValues = z.infer<ReturnType<typeof appealSchema>>;
