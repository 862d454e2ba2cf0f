import type { Schemas } from '@campus-procurement/sdk';
import type { LabelKey } from '#i18n/messages.ts';
import type { Meaning } from '#ui/status/meanings.ts';

type NoticeType = Schemas['NoticeType'];

const meanings: Record<string, Meaning> = {
  ...{
    BID: 'run',
    EXTENSION: 'wait',
    RESULT: 'run',
    AWARD: 'good',
    FAILED: 'bad',
    AWARD_CANCELLED: 'stop',
    CONTRACT: 'good',
    OUTCOME: 'good',
    CHANGE: 'wait',
    TERMINATED: 'bad',
  },
};

export const noticeTypes: readonly NoticeType[] = [
  'BID',
  'EXTENSION',
  'RESULT',
  'AWARD',
  'FAILED',
  'AWARD_CANCELLED',
  'CONTRACT',
  'OUTCOME',
  'CHANGE',
  'TERMINATED',
];

/** Colour and name of a kind of notice. Later versions of the server add kinds: those are just notices. */
export function noticeLook(type: string): { meaning: Meaning; label: LabelKey } {
  const known = noticeTypes.find((one) => one === type);
  return { meaning: meanings[type] ?? 'stop', label: known ? `portal.type_${known}` : 'portal.type_other' };
}
