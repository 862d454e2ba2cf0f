import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `ApplyCommentInput` in the description, in words. */
export function remarkSchema(t: Translate) {
  const { required, sort } = fieldRules(t);
  return z.object({
    content: required('remarks.content'),
    commentType: z.enum(['APPROVE', 'REJECT', 'COMMON']),
    scope: z.enum(['PERSONAL', 'SCHOOL']),
    sort,
  });
}

export type RemarkValues = z.infer<ReturnType<typeof remarkSchema>>;
