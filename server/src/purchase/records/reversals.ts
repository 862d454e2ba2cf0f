import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';

/** What a left join of reversals gives beside a payment or a refund. */
interface Joined {
  reversalDate: string | null;
  reason: string | null;
  reversalTime: Date | null;
  reversedByName: string | null;
}

/** Returns how a payment or a refund was reversed; null if it stands. */
export function reversalOf({ reversalDate: date, reason, reversalTime, reversedByName }: Joined): Schemas['Reversal'] | null {
  if (date === null || reason === null || reversalTime === null) return null;
  return { date, reason, createTime: isoTime(reversalTime), createByName: reversedByName };
}
