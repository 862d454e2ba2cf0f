import type { Translate } from '#i18n/messages.ts';
import { type Detail, isNone, moneyOf } from './projectState.ts';

/** What happens next, in words. */
export interface Next {
  title: string;
  /** What follows, or what else is to be done. */
  text: string | null;
  /** On which day, where a day decides. */
  until?: string | null;
}

/** Who pays next what is payable, and which invoices the reader has to enter beside; null where nothing is payable. */
export function paymentNext(project: Detail, money: (amount: string) => string, t: Translate): Next | null {
  const { payable, toInvoice } = moneyOf(project);
  if (isNone(payable)) return null;
  const { waitsForMe, allowedActions } = project;
  const isMe = waitsForMe && allowedActions.includes('PAY');
  const lacksMine = waitsForMe && allowedActions.includes('ADD_INVOICE') && !isNone(toInvoice);
  return {
    title: t('projects.nextPay', { isMe, amount: money(payable) }),
    text: lacksMine ? t('projects.nextInvoiceToo', { amount: money(toInvoice) }) : null,
  };
}
