import { grouped } from '@campus-procurement/sdk/texts';
import { refundActs } from '../acts/zhCN/claims.ts';

/** Texts about orders that are terminated for default of the supplier, and what it has to refund. */
const claims = {
  ...refundActs,
  title: '违约解除与退款',
  titleAsked: '违约解除审批中',
  askedHint: '同意后订单和合同解除，未交付部分的经费释放；已付超出已验收的部分由供应商退还。',
  writingOffHint: '待退金额的核销正在审批。审批期间到账的退款仍可登记。',
  reason: '违约情况',
  requestedBy: '申请人',
  endTime: '解除时间',
  evidence: '佐证材料',
  evidenceHint: '催告函、供应商回函、送达凭证等，至少一份',
  figures: '应退款',
  paid: '已付',
  accepted: '已验收',
  claim: '应退',
  wouldClaim: '解除后应退',
  refunded: '已退',
  writtenOff: '已核销',
  open: '待退',
  refunds: '退款',
  noRefunds: '还没有退款',
  refundDate: '退款日期',
  voucherNo: '凭证号',
  registeredBy: '登记人',
  amountYuan: '金额（元）',
  defaultTitle: ({ name }: { name: string }) => `申请违约解除：${name}`,
  defaultText:
    '供应商不交货或只交一部分时，解除订单和合同。审批期间不能登记到货、结清、变更和付款；已验收的部分仍按合同付款。供应商会收到通知，记录进入供应商档案。',
  doneDefault: ({ name }: { name: string }) => `已申请解除“${name}”的订单，等待审批`,
  refundTitle: ({ name }: { name: string }) => `登记退款：${name}`,
  supplier: '供应商',
  amount: '金额',
  aboveClaim: ({ limit }: { limit: string }) => `不能超过待退金额 ${grouped(limit)} 元`,
  doneRefund: ({ name }: { name: string }) => `已登记“${name}”的退款，款项已退回经费卡`,
  reverseTitle: ({ voucherNo }: { voucherNo: string }) => `冲回退款：${voucherNo}`,
  reverseText: ({ amount }: { amount: string }) =>
    `冲回后，${grouped(amount)} 元重新计入经费卡支出，供应商仍须退还。正在审批的核销随之结束。`,
  reverseReopens: ({ amount }: { amount: string }) =>
    `冲回后，${grouped(amount)} 元重新计入经费卡支出，供应商仍须退还。采购将退出归档。`,
  doneREVERSE: ({ amount }: { amount: string }) => `已冲回退款 ${grouped(amount)} 元`,
  reversed: ({ day, reason }: { day: string; reason: string }) => `${day} 冲回：${reason}`,
  writeOffTitle: ({ name }: { name: string }) => `核销“${name}”的应退款？`,
  writeOffText: ({ amount }: { amount: string }) =>
    `待退的 ${grouped(amount)} 元不再追回，须经审批。审批期间到账的退款仍可登记。`,
  doneWriteOff: ({ name }: { name: string }) => `已申请核销“${name}”的应退款，等待审批`,
};

export default claims;
