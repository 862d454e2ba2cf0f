import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `Reassignment` in the description, in words. */
export const reassignmentSchema = (t: Translate) =>
  z.object({
    taskId: z.string(),
    userId: fieldRules(t).chosen('approvals.reassignTo'),
    reason: fieldRules(t).least('ui.reason', 2),
  });

export type ReassignmentValues = z.infer<ReturnType<typeof reassignmentSchema>>;
