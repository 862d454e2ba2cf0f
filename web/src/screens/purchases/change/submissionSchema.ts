import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `ModifySubmission` in the API description, with their messages. */
export function submissionSchema(t: Translate) {
  return z.object({ conflictDeclared: fieldRules(t).confirmed });
}

export type SubmissionValues = { conflictDeclared: boolean };
