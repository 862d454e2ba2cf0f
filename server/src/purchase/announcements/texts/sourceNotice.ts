import {
  contactSection,
  momentText,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
  yuanText,
} from './notice.ts';

interface SourceFacts {
  project: NoticeProject;
  /** What was asked for. */
  amount: string;
  /** Why nobody else is asked. */
  reason: string;
  supplierName: string;
  experts: readonly { name: string; title: string; unit: string; opinion: string }[];
  days: number;
  from: Date;
  until: Date;
  contact: NoticeContact;
}

/** Returns the notice that is out before something is bought from a single source. */
export function sourceNotice({
  project,
  amount,
  reason,
  supplierName,
  experts,
  days,
  from,
  until,
  contact,
}: SourceFacts): NoticeText {
  const opinions = experts.map(({ name, title, unit, opinion }): [string, string] => [`${name}（${unit}，${title}）`, opinion]);
  return {
    title: titleOf(project, '单一来源采购公示'),
    sections: [
      purchaseSection(project, [
        ['采购方式', '单一来源'],
        ['采购预算', yuanText(amount)],
      ]),
      section('拟定供应商', [
        ['供应商', supplierName],
        ['采用单一来源的理由', reason],
      ]),
      ...(opinions.length > 0 ? [section('专业人员论证意见', opinions)] : []),
      section('公示期', [
        ['公示时间', `${days} 个工作日`],
        ['开始时间', momentText(from)],
        ['结束时间', momentText(until)],
      ]),
      contactSection(contact, '对采用单一来源方式有异议的，请在公示期内以书面形式实名向采购人提出，并附相关证明材料。'),
    ],
  };
}
