import { compareMoney } from '@campus-procurement/sdk/money';
import { addDays, dayOf, hourMs, schoolOffset } from '@campus-procurement/sdk/time';
import type { Detail } from '../state/projectState.ts';

/** Below the limit for orders 24 hours are enough. */
const shortHours = 24;
const longHours = 72;
/** At which time of a working day a bidding ends, unless somebody wants another. */
const endsAt = '16:00:00';

/** What a publication must keep to: the rules that were copied, or stricter ones of the request. */
export function publicationRules({ amount, minBidders, noticeHours, pattern }: Detail) {
  const config = pattern?.bidConfig ?? null;
  const isSmall = pattern !== null && compareMoney(amount, pattern.orderLimit) < 0;
  return {
    hours: Math.max(isSmall ? shortHours : longHours, noticeHours ?? 0, config?.noticeHours ?? 0),
    minBidders: minBidders ?? config?.minBidders ?? 3,
    isInvited: config?.supplierScope === 'INVITED',
  };
}

/** The first end that is late enough, on a working day within the hours. The calendar of holidays is the server's. */
export function proposedEnd(start: Date, hours: number): string {
  const earliest = start.getTime() + hours * hourMs;
  let day = dayOf(new Date(earliest));
  while (isWeekend(day) || endOn(day) < earliest) day = addDays(day, 1);
  return `${day} ${endsAt}`;
}

const endOn = (day: string) => Date.parse(`${day}T${endsAt}${schoolOffset}`);

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
