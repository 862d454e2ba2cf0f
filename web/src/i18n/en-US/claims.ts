import { money, moneyLimit } from '@campus-procurement/sdk/texts';
import { refundActs } from '../acts/enUS/claims.ts';
import type { Messages } from '../messages.ts';

const claims: Messages['claims'] = {
  ...refundActs,
  title: 'Termination for default and refunds',
  titleAsked: 'Termination for default in approval',
  askedHint:
    'If approved, the order and the contract are terminated and the budget for the undelivered part is released. The supplier refunds what was paid beyond the accepted goods.',
  writingOffHint: 'The write-off of the open amount is in approval. Refunds that arrive meanwhile can still be recorded.',
  reason: 'Default',
  requestedBy: 'Requested by',
  endTime: 'Terminated',
  evidence: 'Evidence',
  evidenceHint: 'Demands for delivery, answers of the supplier or proof of service, at least one file',
  figures: 'Claim',
  paid: 'Paid',
  accepted: 'Accepted',
  claim: 'To be refunded',
  wouldClaim: 'To be refunded if approved',
  refunded: 'Refunded',
  writtenOff: 'Written off',
  open: 'Open',
  refunds: 'Refunds',
  noRefunds: 'No refunds yet.',
  refundDate: 'Refund date',
  voucherNo: 'Voucher number',
  registeredBy: 'Recorded by',
  amountYuan: 'Amount (CNY)',
  defaultTitle: ({ name }) => `Request termination for default: ${name}`,
  defaultText:
    'Terminates the order and the contract of a supplier that does not deliver, or delivers only a part. During approval, no deliveries, short closings, changes or payments can be recorded. Accepted goods are still paid as the contract says. The supplier is notified, and the default is kept in the supplier file.',
  doneDefault: ({ name }) => `Termination for default of “${name}” requested`,
  refundTitle: ({ name }) => `Record refund: ${name}`,
  supplier: 'Supplier',
  amount: 'Amount',
  aboveClaim: ({ limit }) => `Enter at most the open amount of ${moneyLimit(limit)}.`,
  doneRefund: ({ name }) => `Refund for “${name}” recorded, the money is back on the budget card`,
  reverseTitle: ({ voucherNo }) => `Reverse refund: ${voucherNo}`,
  reverseText: ({ amount }) =>
    `The ${money(amount)} is charged to the budget cards again, and the supplier still owes the refund. Any write-off in approval ends.`,
  reverseReopens: ({ amount }) =>
    `The ${money(amount)} is charged to the budget cards again, and the supplier still owes the refund. The purchase leaves the archive.`,
  doneREVERSE: ({ amount }) => `Refund of ${money(amount)} reversed.`,
  reversed: ({ day, reason }) => `Reversed on ${day}: ${reason}`,
  writeOffTitle: ({ name }) => `Write off the claim for “${name}”?`,
  writeOffText: ({ amount }) =>
    `The open ${money(amount)} will not be collected. An approval decides. Refunds that arrive meanwhile can still be recorded.`,
  doneWriteOff: ({ name }) => `Write-off of the claim for “${name}” requested`,
};

export default claims;
