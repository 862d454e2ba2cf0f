import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';

export type Detail = Schemas['ProjectDetail'];
export type Log = Schemas['ProjectLog'];
export type Act = Detail['allowedActions'][number];

/** The steps that a purchase goes through, as the log names them. */
export const line = ['submit', 'approve', 'receive', 'confirm', 'pay', 'archive'] as const;

const places: Record<Detail['status'], number> = {
  DRAFT: 0,
  REJECTED: 0,
  RETURNED: 0,
  WITHDRAWN: 0,
  APPROVING: 1,
  APPROVED: 2,
  EXECUTING: 2,
  ACCEPTING: 3,
  COMPLETED: 4,
  ARCHIVED: line.length,
  TERMINATED: line.length,
};

/** Which step of the line is next; the number of steps at the end. One that was given up has stopped where it was. */
export function placeOf({ status }: Pick<Detail, 'status'>, logs: readonly Log[]): number {
  if (status !== 'TERMINATED') return places[status];
  return logs.some(({ step }) => step === 'approve') ? places.EXECUTING : places.APPROVING;
}

/** What a purchase costs, is invoiced and paid, and what of that is left to do. */
export function moneyOf({ amount, actualAmount, receipt, invoices, paidAmount }: Detail) {
  const claimed = receipt !== null && receipt.status !== 'REFUSED' ? receipt.actualAmount : null;
  const cost = actualAmount ?? claimed ?? amount;
  const invoiced = sumOf(invoices.map((invoice) => invoice.amount));
  const minus = (one: string, other: string) => {
    const left = toCents(one) - toCents(other);
    return left > 0n ? fromCents(left) : '0.00';
  };
  return { cost, invoiced, toInvoice: minus(cost, invoiced), payable: minus(invoiced, paidAmount), paid: paidAmount };
}

/** Whether the amount is nothing. */
export const isNone = (amount: string) => compareMoney(amount, '0.00') === 0;

/** The act that is the main one of the page now; null where the user has none. `CASE` is the approval or the witnessing. */
export function mainActOf(project: Detail): Act | 'CASE' | null {
  const { allowedActions, waitsForMe, openCaseId } = project;
  if (waitsForMe && openCaseId !== null) return 'CASE';
  const wanted: Act[] = waitsForMe ? ['CLAIM', 'RECEIVE', 'PAY', 'EDIT', 'ADD_INVOICE'] : ['EDIT', 'ADD_INVOICE'];
  return wanted.find((act) => allowedActions.includes(act)) ?? null;
}

/** The other acts, in the order in which they are offered. */
export function otherActsOf(project: Detail): Act[] {
  const main = mainActOf(project);
  const { payable } = moneyOf(project);
  const all: Act[] = ['CLAIM', 'RECEIVE', 'ADD_INVOICE', 'PAY', 'EDIT', 'WITHDRAW', 'TERMINATE', 'DELETE'];
  return all.filter((act) => act !== main && project.allowedActions.includes(act) && !(act === 'PAY' && isNone(payable)));
}
