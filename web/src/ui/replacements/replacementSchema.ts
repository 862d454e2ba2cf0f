import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '../form/fieldRules.ts';

export const reasonLimit = 400;

/** The rules of `Replacement` in the API description, with their messages. */
export const replacementSchema = (t: Translate) =>
  z.object({
    userId: z.string(),
    replacementId: fieldRules(t).chosen('approvals.replaceWho'),
    reason: fieldRules(t).least('ui.reason', 2).check(z.maxLength(reasonLimit)),
  });
