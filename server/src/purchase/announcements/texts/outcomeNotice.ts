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

interface OutcomeFacts {
  project: NoticeProject;
  /** How it was bought. */
  way: string;
  supplierName: string;
  amount: string;
  /** An order replaces the contract where false. */
  needsContract: boolean;
  contact: NoticeContact;
}

/** Returns the notice of a purchase that was not bid for here. */
export function outcomeNotice({ project, way, supplierName, amount, needsContract, contact }: OutcomeFacts): NoticeText {
  const next = needsContract ? '采购人与成交供应商签订合同。' : '采购人向成交供应商下达订单，订单代替合同。';
  return {
    title: titleOf(project, '采购结果公告'),
    sections: [
      purchaseSection(project, [['采购方式', way]]),
      section('采购结果', [
        ['成交供应商', supplierName],
        ['成交金额', agreedYuanText(amount)],
      ]),
      section('后续事项', [['合同与订单', next]]),
      contactSection(contact, '对采购结果有疑问的，请以书面形式向采购人提出。'),
    ],
  };
}
