import {
  agreedYuanText,
  contactSection,
  type NoticeContact,
  type NoticeProject,
  type NoticeText,
  purchaseSection,
  section,
  titleOf,
} from './notice.ts';

interface ContractFacts {
  project: NoticeProject;
  contract: {
    contractCode: string | null;
    contractName: string;
    partyB: string;
    amount: string;
    signDate: string | null;
    deliveryDate: string | null;
    warrantyMonths: number | null;
  };
  contact: NoticeContact;
}

/** Returns the notice of a signed contract. */
export function contractNotice({ project, contract, contact }: ContractFacts): NoticeText {
  const { contractCode, contractName, partyB, amount, signDate, deliveryDate, warrantyMonths } = contract;
  return {
    title: titleOf(project, '合同公告'),
    sections: [
      purchaseSection(project),
      section('合同信息', [
        ['合同编号', contractCode],
        ['合同名称', contractName],
        ['甲方', project.companyName],
        ['乙方', partyB],
        ['合同金额', agreedYuanText(amount)],
        ['签订日期', dayText(signDate)],
        ['交货日期', dayText(deliveryDate)],
        ['质保期', warrantyMonths === null || warrantyMonths === 0 ? null : `${warrantyMonths} 个月`],
      ]),
      contactSection(contact, '对合同内容有疑问的，请以书面形式向采购人提出。'),
    ],
  };
}

/** A day as a notice writes it: `2026年3月12日`. */
function dayText(day: string | null): string | null {
  if (day === null) return null;
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
