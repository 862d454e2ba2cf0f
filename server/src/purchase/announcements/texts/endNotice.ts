import {
  contactSection,
  momentText,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
} from './notice.ts';

interface EndFacts {
  project: NoticeProject;
  roundNo: number;
  time: Date;
  /** In words; published. */
  reason: string;
  contact: NoticeContact;
}

const objections = '对本公告内容有异议的，请以书面形式向采购人提出。';

/** Returns the notice that a purchase is given up. @param isSealed nobody has read the quotes, and nobody will */
export function terminationNotice({ project, roundNo, time, reason, contact }: EndFacts, isSealed: boolean): NoticeText {
  return {
    title: titleOf(project, '终止公告', roundNo),
    sections: [
      purchaseSection(project),
      section('终止内容', [
        ['终止时间', momentText(time)],
        ['终止原因', reason],
        ['后续安排', '本次采购不再进行，不签订合同。'],
        ['已提交的报价', isSealed ? '未开启，不再公开。' : null],
      ]),
      contactSection(contact, objections),
    ],
  };
}

/** Returns the notice that what is bought has changed, so that the round is void. */
export function restartNotice({ project, roundNo, time, reason, contact }: EndFacts): NoticeText {
  return {
    title: titleOf(project, '变更公告', roundNo),
    sections: [
      purchaseSection(project),
      section('变更内容', [
        ['变更时间', momentText(time)],
        ['变更原因', reason],
        [`本轮${contact.word}`, `采购内容已变更，本轮${contact.word}作废。`],
        ['已提交的报价', '一律作废，未开启，不再公开。'],
        ['后续安排', '按变更后的内容重新公告，期限重新计算。请按新公告报名、报价。'],
      ]),
      contactSection(contact, objections),
    ],
  };
}
