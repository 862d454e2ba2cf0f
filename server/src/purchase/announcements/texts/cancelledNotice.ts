import {
  contactSection,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
  yuanText,
} from './notice.ts';

interface CancelledFacts {
  project: NoticeProject;
  roundNo: number;
  winnerName: string;
  amount: string;
  /** In words; published. */
  reason: string;
  /** Another quote complies, so that the award is decided again. */
  isDecidedAgain: boolean;
  contact: NoticeContact;
}

/** Returns the notice that an award does not hold. */
export function cancelledNotice(facts: CancelledFacts): NoticeText {
  const { project, roundNo, winnerName, amount, reason, isDecidedAgain, contact } = facts;
  return {
    title: titleOf(project, '成交取消公告', roundNo),
    sections: [
      purchaseSection(project),
      section('取消内容', [
        ['原成交供应商', winnerName],
        ['原成交金额', yuanText(amount)],
        ['取消原因', reason],
        [
          '后续安排',
          isDecidedAgain
            ? '在其余符合要求的报价中重新定标，结果另行公告。'
            : `没有其他符合要求的报价，本次${contact.word}按流标处理。`,
        ],
      ]),
      contactSection(contact, '对本公告内容有异议的，请以书面形式向采购人提出。'),
    ],
  };
}
