import { date, integer, longText, money, text, time, word, yesNo } from '#platform/exports/columns.ts';
import { report } from '#platform/exports/report.ts';
import { flowList } from './queryExpenditureFlowPage.ts';
import { cardList } from './queryExpenditurePage.ts';

export const cardReport = report('EXPENDITURES', 'exportExpenditures', cardList, 'cardColumn', {
  companyName: text,
  cardNo: text,
  cardName: longText,
  fundType: word('fundType'),
  ownerName: text,
  deptName: text,
  totalAmount: money,
  frozenAmount: money,
  availableAmount: money,
  validFrom: date,
  validTo: date,
  expired: yesNo,
  authorizedUserCount: integer,
  status: word('status'),
  createTime: time,
  updateTime: time,
});

/** The report of one card's ledger. */
export const flowReport = report('EXPENDITURE_FLOWS', 'exportExpenditureFlows', flowList, 'flowColumn', {
  createTime: time,
  flowType: word('fundFlowType'),
  amount: money,
  balance: money,
  bizCode: text,
  reason: longText,
  createByName: text,
});
