import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

const most = 5;

/** The rules of `Question` in the description, in words. */
export const askSchema = (t: Translate) =>
  z.object({
    userIds: z
      .array(z.string())
      .check(z.minLength(1, t('validation.choose', { label: t('approvals.askWhom') })), z.maxLength(most)),
    opinion: z.string().check(z.trim()),
  });

export type AskValues = z.infer<ReturnType<typeof askSchema>>;
