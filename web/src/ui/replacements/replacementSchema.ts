import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '../form/fieldRules.ts';

export const reasonLimit = 400;

/** The rules of `Replacement` in the API description, with their messages. */
export const replacementSchema = (t: Translate) =>
  z.object({
    userId: z.string(),
    replacementId: fieldRules(t).required('approvals.replaceWho'),
    reason: z.string().check(z.trim(), z.minLength(2, t('approvals.reassignRule')), z.maxLength(reasonLimit)),
  });
