import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const reportLimits = { report: 2000, files: 10 };

/** The rules of `EmergencyReportInput` in the API description, with their messages. */
export function reportSchema(t: Translate) {
  return z.object({
    report: fieldRules(t).least('ways.reportText', 20),
    files: fieldRules(t).files,
  });
}

export type Report = z.infer<ReturnType<typeof reportSchema>>;
