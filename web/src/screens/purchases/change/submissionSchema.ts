import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

/** The rules of `ModifySubmission` in the API description, with their messages. */
export function submissionSchema(t: Translate) {
  return z.object({ conflictDeclared: z.boolean().check(z.refine((isSaid) => isSaid, t('modifications.declareRule'))) });
}

export type SubmissionValues = { conflictDeclared: boolean };
