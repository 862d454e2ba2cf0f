import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const objectionLimits = { name: 100, text: 2000, files: 10 };

/** The rules of `SourceObjectionInput` in the API description, with their messages. */
export function objectionSchema(t: Translate) {
  const { chosen, files, least } = fieldRules(t);
  return z.object({
    objectorName: least('ways.objector', 2),
    receivedDate: chosen('ways.objectionReceived'),
    content: least('ways.objectionText', 5),
    files: files.check(z.minLength(1, t('validation.upload', { label: t('ways.objectionFiles') }))),
  });
}

export type Objection = z.infer<ReturnType<typeof objectionSchema>>;

/** The rules of `SourceObjectionAnswer` in the API description, with their messages. */
export function objectionAnswerSchema(t: Translate) {
  return z.object({ answer: fieldRules(t).least('ways.objectionAnswer', 5) });
}

export type ObjectionAnswer = z.infer<ReturnType<typeof objectionAnswerSchema>>;
