import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** The rules of `Delegation` in the description, in words. */
export const delegationSchema = (t: Translate) =>
  z.object({ userId: fieldRules(t).chosen('approvals.delegateTo'), opinion: z.string().check(z.trim()) });

export type DelegationValues = z.infer<ReturnType<typeof delegationSchema>>;
