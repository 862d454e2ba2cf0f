import type { Schemas } from '@campus-procurement/sdk';
import { noticeTypeValues } from '@campus-procurement/sdk/values';
import type { LabelKey } from '#i18n/messages.ts';
import type { Meaning } from '#ui/status/meanings.ts';

const meanings: Record<Schemas['NoticeType'], Meaning> = {
  BID: 'run',
  EXTENSION: 'wait',
  RESULT: 'run',
  AWARD: 'good',
  FAILED: 'bad',
  AWARD_CANCELLED: 'stop',
  CONTRACT: 'good',
  OUTCOME: 'good',
  SINGLE_SOURCE: 'run',
  CHANGE: 'wait',
  TERMINATED: 'bad',
};

/** Colour and name of a kind of notice. Later versions of the server add kinds: those are just notices. */
export function noticeLook(type: string): { meaning: Meaning; label: LabelKey } {
  const known = noticeTypeValues.find((one) => one === type);
  return known ? { meaning: meanings[known], label: `portal.type_${known}` } : { meaning: 'stop', label: 'portal.type_other' };
}
