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

interface ExtensionFacts {
  project: NoticeProject;
  roundNo: number;
  /** The end as it was announced last. */
  oldEndTime: Date;
  newEndTime: Date;
  /** Where joining ends later too. */
  joinEndTime?: Date | undefined;
  /** In words. */
  reason: string;
  contact: NoticeContact;
}

/** Returns the notice that a bidding ends later. */
export function extensionNotice(facts: ExtensionFacts): NoticeText {
  const { project, roundNo, oldEndTime, newEndTime, joinEndTime, reason, contact } = facts;
  return {
    title: titleOf(project, '延期公告', roundNo),
    sections: [
      purchaseSection(project),
      section('延期内容', [
        [`原${contact.word}截止`, momentText(oldEndTime)],
        [`现${contact.word}截止`, `${momentText(newEndTime)}，以平台服务器时间为准`],
        ['现报名截止', joinEndTime === undefined ? null : momentText(joinEndTime)],
        ['延期原因', reason],
        ['已提交的报价', '继续有效，可在新的截止时间前按原规则修改。'],
      ]),
      contactSection(contact, `对本公告内容有异议的，请在${contact.word}截止前以书面形式向采购人提出。`),
    ],
  };
}
