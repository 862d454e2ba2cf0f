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
import { type NoticeOutcome, outcomeSections } from './outcome.ts';

interface ResultFacts extends NoticeOutcome {
  project: NoticeProject;
  roundNo: number;
  publicityDays: number;
  /** Until when objections are heard. */
  noticeEndTime: Date;
  contact: NoticeContact;
}

/** Returns the notice of a result that is final only after some days. */
export function resultNotice({ project, roundNo, publicityDays, noticeEndTime, contact, ...outcome }: ResultFacts): NoticeText {
  const end = momentText(noticeEndTime);
  return {
    title: titleOf(project, '成交公示', roundNo),
    sections: [
      purchaseSection(project),
      ...outcomeSections(outcome),
      section('公示期', [
        ['公示时间', `${publicityDays} 个工作日`],
        ['公示截止', end],
        ['公示期满', '无异议或异议不成立的，成交结果生效。'],
      ]),
      contactSection(contact, `对成交结果有异议的，请在 ${end} 前以书面形式向采购人提出，并附相关证据。`),
    ],
  };
}
