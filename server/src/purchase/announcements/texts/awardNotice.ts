import {
  contactSection,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
} from './notice.ts';
import { type NoticeOutcome, outcomeSections } from './outcome.ts';

interface AwardFacts extends NoticeOutcome {
  project: NoticeProject;
  roundNo: number;
  /** An order replaces the contract where false. */
  needsContract: boolean;
  contact: NoticeContact;
}

/** Returns the notice of a final award. */
export function awardNotice({ project, roundNo, needsContract, contact, ...outcome }: AwardFacts): NoticeText {
  const next = needsContract ? '请成交供应商与采购人联系签订合同。' : '采购人向成交供应商下达订单，订单代替合同。';
  return {
    title: titleOf(project, '成交公告', roundNo),
    sections: [
      purchaseSection(project),
      ...outcomeSections(outcome),
      section('后续事项', [['合同与订单', next]]),
      contactSection(contact, '对成交结果有疑问的，请以书面形式向采购人提出。'),
    ],
  };
}
