import { taskTypeValues } from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `TaskInput` in the description, in words. */
export function taskSchema(t: Translate) {
  return z.object({
    taskType: z.enum(['', ...taskTypeValues]).check(z.minLength(1, t('validation.choose', { label: t('tasks.type') }))),
    taskName: fieldRules(t).required('tasks.name'),
    companyId: z.string(),
    executeTime: z.string(),
  });
}

export type TaskValues = z.infer<ReturnType<typeof taskSchema>>;
