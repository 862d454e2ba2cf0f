import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { lastStep } from '#ui/purchase/lastStep.ts';
import { formActs } from '#ui/purchase/useStepAddress.ts';

export type Detail = Schemas['ProjectDetail'];
export type Log = Schemas['ProjectLog'];
export type Act = Detail['allowedActions'][number];
export type BidAct = Schemas['Bidding']['allowedActions'][number];

/** The steps that a purchase goes through on each way, as the log names them. */
const lines = {
  SMALL: ['submit', 'approve', 'receive', 'confirm', 'pay', 'archive'],
  BIDDING: ['submit', 'approve', 'bid', 'award', 'contract', 'accept', 'store', 'pay', 'archive'],
  OTHER: ['submit', 'approve', 'outcome', 'contract', 'accept', 'store', 'pay', 'archive'],
} as const;
export type Step = (typeof lines)[keyof typeof lines][number];

type Place = Pick<Detail, 'lane' | 'pattern' | 'fulfilment'>;

/** The steps of the way that a purchase goes. Contract and store are among them where they are needed; before the award, where the rules say so. */
export function lineOf({ lane, pattern, fulfilment }: Place): readonly Step[] {
  const isNeeded: Partial<Record<Step, boolean | undefined>> = {
    contract: fulfilment ? fulfilment.needsContract : pattern?.needContract,
    store: fulfilment ? fulfilment.needsEntry : pattern?.switches.ifOpenEntry,
  };
  return lines[lane ?? 'SMALL'].filter((step) => isNeeded[step] ?? (step !== 'contract' && step !== 'store'));
}

/** The step that is next in each state; null at the end. */
const steps: Record<Detail['status'], Step | Partial<Record<Schemas['PurchaseLane'], Step>> | null> = {
  DRAFT: 'submit',
  REJECTED: 'submit',
  RETURNED: 'submit',
  WITHDRAWN: 'submit',
  APPROVING: 'approve',
  APPROVED: { BIDDING: 'bid', OTHER: 'outcome' },
  PUBLISHED: 'bid',
  BIDDING: 'bid',
  OPENING: 'bid',
  DECIDING: 'award',
  AWARD_APPROVING: 'award',
  AWARD_NOTICE: 'award',
  AWARDED: 'contract',
  CONTRACTING: 'contract',
  FAILED: null,
  SUSPENDED: 'bid',
  EXECUTING: { SMALL: 'receive', BIDDING: 'accept', OTHER: 'accept' },
  ACCEPTING: { SMALL: 'confirm', BIDDING: 'accept', OTHER: 'accept' },
  WAREHOUSING: 'store',
  COMPLETED: 'pay',
  ARCHIVED: null,
  TERMINATED: null,
};

/** Which step of the line is next; the number of steps at the end. One that was given up has stopped where it was. */
export function placeOf(project: Detail, logs: readonly Log[]): number {
  const line = lineOf(project);
  const known = steps[project.status];
  // It stands still where it was.
  if (project.status === 'SUSPENDED' && logs.some((log) => log.step === 'openPrices')) return line.indexOf('award');
  const step = known === null || typeof known === 'string' ? known : known[project.lane ?? 'SMALL'];
  if (step) return line.indexOf(lastStep(project) === 'ARCHIVE' ? 'archive' : step);
  if (project.status === 'ARCHIVED') return line.length;
  return line.indexOf('approve') + (logs.some((log) => log.step === 'approve') ? 1 : 0);
}

/** Whether a purchase goes by bidding. */
export const isBidFor = ({ lane }: Pick<Detail, 'lane'>) => lane === 'BIDDING';

/** Whether a purchase is no small one: it is awarded, accepted in batches, and archived by its officer. */
export const isLarger = ({ lane }: Pick<Detail, 'lane'>) => lane === 'BIDDING' || lane === 'OTHER';

/** What is left of an amount; nothing where the other is more. */
export function minus(one: string, other: string): string {
  const left = toCents(one) - toCents(other);
  return left > 0n ? fromCents(left) : '0.00';
}

/** What a purchase costs, is invoiced, paid and claimed back, and what of that is left to do. A receipt counts before its witness agrees. */
export function moneyOf({ costAmount, payableAmount, receipt, invoices, paidAmount, supplierDefault }: Detail) {
  const received = receipt !== null && receipt.status !== 'REFUSED' ? receipt.actualAmount : null;
  const cost = received ?? costAmount;
  const invoiced = sumOf(invoices.filter(({ voided }) => !voided).map((invoice) => invoice.amount));
  return {
    cost,
    invoiced,
    toInvoice: minus(cost, invoiced),
    payable: payableAmount,
    paid: paidAmount,
    claimed: supplierDefault?.openAmount ?? '0.00',
  };
}

/** Whether the amount is nothing. */
export const isNone = (amount: string) => compareMoney(amount, '0.00') === 0;

/** Acts of the bidding. Quotes are excluded one by one, beside their prices. */
const bidActs: readonly BidAct[] = ['RESUME', 'WITNESS', 'OPEN_DOCUMENTS', 'OPEN_PRICES', 'DECIDE', 'JUDGE'];
const bidEndings: readonly BidAct[] = ['SUSPEND', 'DECLARE_FAILED', 'DECLARE_UNREADABLE', 'CANCEL_AWARD'];

/** Whether an act is one of the bidding. */
export const isBidAct = (act: Act | BidAct): act is BidAct =>
  bidActs.includes(act as BidAct) || bidEndings.includes(act as BidAct) || act === 'EXCLUDE';

/** The act by which a step is done; of those that are left out the page has none. */
const actOf: Partial<Record<Schemas['TodoKind'], Act | BidAct>> = {
  ...formActs,
  RESUBMIT: 'EDIT',
  RESUME: 'RESUME',
  OPEN_DOCUMENTS: 'OPEN_DOCUMENTS',
  JUDGE: 'JUDGE',
  WITNESS_OPENING: 'WITNESS',
  OPEN_PRICES: 'OPEN_PRICES',
  DECLARE_FAILED: 'DECLARE_FAILED',
  EXPLANATION: 'DECIDE',
  DECIDE_AGAIN: 'DECIDE',
  DECIDE: 'DECIDE',
  CONTRACT_DRAFT: 'DRAFT_CONTRACT',
  DELIVERY: 'BEGIN_ACCEPTANCE',
};

/** What the user may do although nothing is awaited of them: it is the main act where they have no other. */
const unasked = ['EDIT', 'BEGIN_ACCEPTANCE', 'ADD_INVOICE'] as const;

/** What is awaited of the user first. */
export const ownTurnOf = ({ turns }: Pick<Detail, 'turns'>) => turns.find(({ mine }) => mine);

/** The act that is the main one of the page now; undefined where the user has none, or has it on another page. */
export function mainActOf(project: Detail): Act | BidAct | undefined {
  const turn = ownTurnOf(project);
  return turn ? actOf[turn.step] : unasked.find((act) => project.allowedActions.includes(act));
}

/** The other acts, in the order in which they are offered. */
export function otherActsOf(project: Detail, bidding?: Pick<Schemas['Bidding'], 'allowedActions'>): (Act | BidAct)[] {
  const main = mainActOf(project);
  const { payable } = moneyOf(project);
  const all: Act[] = [
    ...([
      'CLAIM',
      'PUBLISH',
      'REGISTER_OUTCOME',
      'DRAFT_CONTRACT',
      'BEGIN_ACCEPTANCE',
      'RECEIVE',
      'ADD_INVOICE',
      'PAY',
      'REFUND',
    ] as const),
    'AGREE_PAYEE',
    ...([
      'OBJECT',
      'ANSWER_OBJECTION',
      'REPORT',
      'ARCHIVE',
      'EDIT',
      'MODIFY',
      'COPY',
      'WITHDRAW',
      'HAND_OVER',
      'REPLACE_REQUESTER',
      'CLOSE_SHORT',
      'TERMINATE_DEFAULT',
      'WRITE_OFF',
      'TERMINATE',
      'DELETE',
    ] as const),
  ];
  const isThere = (act: Act) =>
    project.allowedActions.includes(act) &&
    !(act === 'PAY' && isNone(payable)) &&
    // Shortly before the end of a bidding nothing may change any more.
    !(act === 'MODIFY' && project.modifyTypes.length === 0);
  const own = all.filter((act) => act !== main && isThere(act));
  const ofBidding = [...bidActs, ...bidEndings].filter((act) => act !== main && bidding?.allowedActions.includes(act));
  return [...ofBidding, ...own];
}

/** Whether a purchase is to be bought in another way than by bidding. */
export const isOtherWay = ({ executionCode }: Pick<Detail, 'executionCode'>) =>
  executionCode !== null && executionCode !== 'ONLINE_BID';
