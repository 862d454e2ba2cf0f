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
  FAILED: 'bad',
  SUSPENDED: 'wait',
  CHANGED: 'stop',
  TERMINATED: 'stop',
} as const satisfies Record<string, Meaning>;

/** Colour, name and next step of a state; null for one that a later version of the server has added. */
export function bidderLook(state: string): { meaning: Meaning; label: LabelKey; next: LabelKey } | null {
  if (!Object.hasOwn(meanings, state)) return null;
  const known = state as keyof typeof meanings;
  return { meaning: meanings[known], label: `portalBids.state_${known}`, next: `portalBids.next_${known}` };
}
