import type { Schemas } from '@campus-procurement/sdk';
import { agreedYuanText, section } from './notice.ts';

/** The decision about a bidding, as notices tell it. Prices and names of those that did not win are not published. */
export interface NoticeOutcome {
  winnerName: string;
  amount: string;
  bidderCount: number;
  /** Quotes that did not count, with the reason that is published. */
  excluded: { supplierName: string; reason: string }[];
  /** Why it is not the lowest one; null where it is. */
  notLowestReason: string | null;
}

/** Returns the sections about winner and bidders. */
export function outcomeSections({ winnerName, amount, bidderCount, excluded, notLowestReason }: NoticeOutcome) {
  const none: Schemas['NoticeSection'][] = [];
  return [
    section('成交结果', [
      ['成交供应商', winnerName],
      ['成交金额', agreedYuanText(amount)],
      ['参与报价家数', `${bidderCount} 家`],
      ['未选最低价的理由', notLowestReason],
    ]),
    ...(excluded.length === 0
      ? none
      : [
          section(
            '无效报价',
            excluded.slice(0, 300).map(({ supplierName, reason }) => [supplierName, reason]),
          ),
        ]),
  ];
}
