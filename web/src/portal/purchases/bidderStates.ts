import type { LabelKey } from '#i18n/messages.ts';
import type { Meaning } from '#ui/status/meanings.ts';

const meanings = {
  UPCOMING: 'wait',
  OPEN: 'run',
  CLOSED: 'wait',
  DECIDING: 'wait',
  NOTICE: 'run',
  WON: 'good',
  LOST: 'stop',
  MISSED: 'stop',
  FAILED: 'bad',
  SUSPENDED: 'wait',
  CHANGED: 'stop',
  TERMINATED: 'stop',
} as const satisfies Record<string, Meaning>;

/** Colour, name and next step of a purchase; null for a state that a later version of the server has added. */
export function bidderLook({ state, quoted }: { state: string; quoted: boolean }): {
  meaning: Meaning;
  label: LabelKey;
  next: LabelKey;
} | null {
  if (!Object.hasOwn(meanings, state)) return null;
  // Who has not quoted has lost nothing.
  const known = state === 'LOST' && !quoted ? 'MISSED' : (state as keyof typeof meanings);
  return { meaning: meanings[known], label: `portalBids.state_${known}`, next: `portalBids.next_${known}` };
}

const failReasons = {
  TOO_FEW_BIDDERS: 'portalBids.fail_TOO_FEW_BIDDERS',
  NO_COMPLIANT_QUOTE: 'portalBids.fail_NO_COMPLIANT_QUOTE',
  ALL_ABOVE_CEILING: 'portalBids.fail_ALL_ABOVE_CEILING',
  KEY_LOST: 'portalBids.fail_KEY_LOST',
  ALL_DECLINED: 'portalBids.fail_ALL_DECLINED',
} as const satisfies Record<string, LabelKey>;

/** Why a round failed, in words; null if it did not, and for a reason that a later version of the server has added. */
export function failLabel(reason: string | null): LabelKey | null {
  return reason !== null && Object.hasOwn(failReasons, reason) ? failReasons[reason as keyof typeof failReasons] : null;
}
