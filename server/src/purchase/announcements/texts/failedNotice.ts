import type { Schemas } from '@campus-procurement/sdk';
import {
  contactSection,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
} from './notice.ts';

/** Why a bidding has no award. What ends it otherwise has a notice of its own. */
type FailReason = Exclude<Schemas['FailReason'], 'CHANGED' | 'TERMINATED'>;

interface FailedFacts {
  project: NoticeProject;
  roundNo: number;
  failReason: FailReason;
  /** Suppliers that had to quote; named where there were too few. */
  minBidders: number;
  /** What the officer says beside it; published. */
  remark: string | null;
  contact: NoticeContact;
}

/** Returns the notice of a bidding without an award. */
export function failedNotice({ project, roundNo, failReason, minBidders, remark, contact }: FailedFacts): NoticeText {
  return {
    title: titleOf(project, '流标公告', roundNo),
    sections: [
      purchaseSection(project),
      section('流标情况', [
        ['流标原因', reasons(minBidders)[failReason]],
        ['说明', remark],
      ]),
      contactSection(contact, '对本公告内容有异议的，请以书面形式向采购人提出。'),
    ],
  };
}

function reasons(minBidders: number): Record<FailReason, string> {
  return {
    TOO_FEW_BIDDERS: `有效报价的供应商不足 ${minBidders} 家。报价未开启，不再公开。`,
    NO_COMPLIANT_QUOTE: '没有符合采购要求的报价。',
    ALL_ABOVE_CEILING: '所有报价均超过最高限价。',
    KEY_LOST: '平台的解密密钥不可用，报价无法开启。',
    ALL_DECLINED: '成交供应商放弃成交，且没有其他符合要求的报价。',
  };
}
