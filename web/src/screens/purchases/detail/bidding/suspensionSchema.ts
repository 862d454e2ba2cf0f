import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export const suspensionLimit = 500;
const least = 5;

/** The rules of `ProjectSuspension` in the API description, with their messages. */
export function suspensionSchema(t: Translate) {
  return z.object({ reason: fieldRules(t).least('ui.reason', least) });
}

/** The rules of `ProjectResumption` in the API description, with their messages. @param isBidding its end is asked for */
export function resumptionSchema(t: Translate, isBidding: boolean) {
  const isSaid = (end: string) => !isBidding || end !== '';
  return z.object({ bidEndTime: z.string().check(z.refine(isSaid, t('validation.choose', { label: t('bidding.endTime') }))) });
}

export type SuspensionValues = { reason: string };
export type ResumptionValues = { bidEndTime: string };
