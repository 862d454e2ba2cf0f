import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';

type Step = Pick<Schemas['ApproverStep'], 'stepName' | 'kind'>;

/** As what somebody is asked: what the school calls the step, or by which rule; who stands in for nobody is named beside it. */
export function askedAs({ stepName, kind }: Step, t: Translate): string {
  const rule = t(`purchases.approver${kind}`);
  if (stepName === undefined) return rule;
  return kind === 'SCHOOL_ADMIN' ? `${stepName} · ${rule}` : stepName;
}
