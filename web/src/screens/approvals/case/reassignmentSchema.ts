import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `Reassignment` in the description, in words. */
export const reassignmentSchema = (t: Translate) =>
  z.object({
    taskId: z.string(),
    userId: fieldRules(t).required('approvals.reassignTo'),
    reason: z.string().check(z.trim(), z.minLength(2, t('approvals.reassignRule'))),
  });

export type ReassignmentValues = z.infer<ReturnType<typeof reassignmentSchema>>;
