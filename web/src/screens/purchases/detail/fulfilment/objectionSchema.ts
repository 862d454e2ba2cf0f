import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const objectionLimits = { name: 100, text: 2000, files: 10 };

/** The rules of `SourceObjectionInput` in the API description, with their messages. */
export function objectionSchema(t: Translate) {
  const { required, files } = fieldRules(t);
  return z.object({
    objectorName: z.string().check(z.trim(), z.minLength(2, t('ways.objectorRule'))),
    receivedDate: required('ways.objectionReceived'),
    content: z.string().check(z.trim(), z.minLength(5, t('ways.objectionRule'))),
    files: files.check(z.minLength(1, t('ways.objectionFilesRule'))),
  });
}

export type Objection = z.infer<ReturnType<typeof objectionSchema>>;

/** The rules of `SourceObjectionAnswer` in the API description, with their messages. */
export function objectionAnswerSchema(t: Translate) {
  return z.object({ answer: z.string().check(z.trim(), z.minLength(5, t('ways.objectionRule'))) });
}

export type ObjectionAnswer = z.infer<ReturnType<typeof objectionAnswerSchema>>;
