import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Translate } from '#i18n/messages.ts';

type Contract = Pick<
  Schemas['Contract'],
  | 'status'
  | 'waitingFor'
  | 'allowedActions'
  | 'officerName'
  | 'applicantName'
  | 'amount'
  | 'acceptedAmount'
  | 'dueAmount'
  | 'paidAmount'
>;

/** What comes next with a contract, and who does it; null at its end. */
export function nextOf(contract: Contract, t: Translate): string | null {
  const { status, allowedActions, officerName, applicantName, amount, acceptedAmount, dueAmount, paidAmount } = contract;
  const officer = officerName ?? t('contracts.office');
  const isMine = allowedActions.length > 0;
  switch (status) {
    case 'DRAFT':
      return t('contracts.nextSubmit', { isMine, names: [officer, applicantName] });
    case 'REJECTED':
      return t('contracts.nextChange', { isMine, names: [officer, applicantName] });
    case 'APPROVING':
      return t('contracts.nextApprove', { names: contract.waitingFor });
    case 'TO_SIGN':
      return t('contracts.nextSign', { isMine: allowedActions.includes('SIGN'), name: officer });
    case 'EXECUTING':
    case 'COMPLETED':
      if (compareMoney(dueAmount, paidAmount) > 0) return t('contracts.nextPay');
      if (status === 'EXECUTING' && compareMoney(acceptedAmount, amount) < 0) return t('contracts.nextDeliver');
      return status === 'COMPLETED' && compareMoney(paidAmount, acceptedAmount) < 0 ? t('contracts.nextRetention') : null;
    default:
      return null;
  }
}
