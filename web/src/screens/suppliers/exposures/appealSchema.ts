import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const results = ['UPHELD', 'DISMISSED'] as const;

/** The rules of `ExposureAppealInput` in the description, in words. */
export function appealSchema(t: Translate) {
  return z.object({
    content: z.string().check(z.trim(), z.minLength(10, t('exposures.appealRule'))),
    result: z.enum(results, t('ui.required', { label: t('exposures.appealResult') })),
    reply: fieldRules(t).required('exposures.appealReply'),
  });
}

export type AppealValues = z.infer<ReturnType<typeof appealSchema>>;
