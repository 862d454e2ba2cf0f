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

interface SuspensionFacts {
  project: NoticeProject;
  roundNo: number;
  time: Date;
  /** In words; published. */
  reason: string;
  contact: NoticeContact;
}

/** Returns the notice that a purchase stands still. */
export function suspensionNotice({ project, roundNo, time, reason, contact }: SuspensionFacts): NoticeText {
  return {
    title: titleOf(project, '暂停公告', roundNo),
    sections: [
      purchaseSection(project),
      section('暂停内容', [
        ['暂停时间', momentText(time)],
        ['暂停原因', reason],
        ['暂停期间', '不接受报名和报价，不开标、不定标，已计的期限停止计算。'],
        ['恢复安排', '恢复时另行公告，顺延后的期限以恢复公告为准。'],
      ]),
      contactSection(contact, '对本公告内容有异议的，请以书面形式向采购人提出。'),
    ],
  };
}

interface ResumptionFacts extends Omit<SuspensionFacts, 'reason'> {
  suspendTime: Date;
  /** What ends at the new time; null where nothing that is public was to end. */
  kind: 'BIDDING' | 'NOTICE' | null;
  newEndTime: Date | null;
  /** What has changed meanwhile, in words. */
  change: string | null;
  /** Where joining goes on too. */
  joinEndTime?: Date | undefined;
}

/** Returns the notice that a purchase goes on. */
export function resumptionNotice(facts: ResumptionFacts): NoticeText {
  const { project, roundNo, suspendTime, time, kind, change, newEndTime, joinEndTime, contact } = facts;
  return {
    title: titleOf(project, '恢复公告', roundNo),
    sections: [
      purchaseSection(project),
      section('恢复内容', [
        ['暂停时间', momentText(suspendTime)],
        ['恢复时间', momentText(time)],
        [`现${kind === 'NOTICE' ? '公示' : contact.word}截止`, newEndTime && `${momentText(newEndTime)}，以平台服务器时间为准`],
        ['变更内容', change],
        ['现报名截止', joinEndTime === undefined ? null : momentText(joinEndTime)],
        ['已提交的报价', kind === 'BIDDING' ? '继续有效，可在新的截止时间前按原规则修改。' : null],
      ]),
      contactSection(contact, '对本公告内容有异议的，请以书面形式向采购人提出。'),
    ],
  };
}
