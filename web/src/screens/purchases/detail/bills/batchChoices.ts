import { compareMoney, sumOf } from '@campus-procurement/sdk/money';
import type { Translate } from '#i18n/messages.ts';
import { type Detail, isNone, minus, moneyOf } from '../state/projectState.ts';

/** What an invoice may be for, as a choice of the field `acceptanceId`. */
export interface BatchChoice {
  value: string;
  label: string;
  /** The most that it may say of it, in yuan. */
  limit: string;
}

/** What the form of an invoice says of it. */
export interface BatchAmount {
  acceptanceId: string;
  amount: string;
}

/** The choice that is no batch. */
const whole = 'WHOLE';

/** Returns what the API is told of a choice: nothing for the whole purchase. */
export const batchOf = (acceptanceId: string) => (acceptanceId === whole ? {} : { acceptanceId });

/** Returns the most that an invoice may say of a choice; nothing of what is no choice any more. */
export const limitOf = (choices: readonly BatchChoice[], acceptanceId: string): string =>
  choices.find(({ value }) => value === acceptanceId)?.limit ?? '0.00';

/** Returns the amount after another batch was chosen: all that is left of it, unless the user has typed one. */
export const amountFor = (choices: readonly BatchChoice[], { acceptanceId, amount }: BatchAmount): string =>
  choices.some(({ limit }) => limit === amount) ? limitOf(choices, acceptanceId) : amount;

/** Returns what is to be invoiced of a purchase: the whole, then its batches, where it comes in more than one. */
export function batchesToInvoice(project: Detail, t: Translate): [BatchChoice, ...BatchChoice[]] {
  const { fulfilment, invoices } = project;
  const { toInvoice } = moneyOf(project);
  const all = { value: whole, label: t('projects.wholePurchase'), limit: toInvoice };
  const { acceptances = [], lines = [] } = fulfilment ?? {};
  const concluded = acceptances.filter(({ acceptTime, passAmount }) => acceptTime !== null && !isNone(passAmount));
  const isMoreToCome = lines.some(({ openQuantity, inspectedQuantity }) => Number(openQuantity) + Number(inspectedQuantity) > 0);
  if (concluded.length === 1 && !isMoreToCome) return [all];
  const parts = invoices.filter(({ voided }) => !voided).flatMap((invoice) => invoice.parts);
  const choices = concluded.map(({ id, batchNo: no, acceptanceCode, passAmount }): BatchChoice => {
    const invoiced = sumOf(parts.filter(({ acceptanceId }) => acceptanceId === id).map(({ amount }) => amount));
    const open = minus(passAmount, invoiced);
    const label = t('projects.batchOf', { no, code: acceptanceCode ?? '' });
    return { value: id, label, limit: compareMoney(open, toInvoice) < 0 ? open : toInvoice };
  });
  return [all, ...choices.filter(({ limit }) => !isNone(limit))];
}

/** Returns the choice that is most likely meant: the one batch of which something is to be invoiced, else the whole purchase. */
export function likelyBatch([all, ...batches]: readonly [BatchChoice, ...BatchChoice[]]): BatchChoice {
  const [only = all, ...others] = batches;
  return others.length === 0 ? only : all;
}

/** Returns what a red invoice may take back of an invoice: its parts of a purchase. */
export function batchesToReverse({ id }: Detail, { parts }: Detail['invoices'][number], t: Translate): BatchChoice[] {
  const own = parts.filter(({ projectId }) => projectId === id);
  return own.map(({ acceptanceId, acceptanceCode, amount: limit }) => ({
    value: acceptanceId ?? whole,
    label: acceptanceCode ?? t('projects.wholePurchase'),
    limit,
  }));
}
