import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney, fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { isPaid } from '#ui/purchase/isPaid.ts';

export type Detail = Schemas['ProjectDetail'];
export type Log = Schemas['ProjectLog'];
export type Act = Detail['allowedActions'][number];
export type BidAct = Schemas['Bidding']['allowedActions'][number];

/** Whose step is next, for a text. */
export const whoOf = ({ waitsForMe: isMe, waitingFor: names, waitsForAny: isAny }: Detail) => ({ isMe, names, isAny });

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
  if (step) return line.indexOf(isPaid(project) ? 'archive' : step);
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

/** What a purchase costs, is invoiced and paid, and what of that is left to do. A receipt counts before its witness agrees. */
export function moneyOf({ costAmount, payableAmount, receipt, invoices, paidAmount }: Detail) {
  const claimed = receipt !== null && receipt.status !== 'REFUSED' ? receipt.actualAmount : null;
  const cost = claimed ?? costAmount;
  const invoiced = sumOf(invoices.map((invoice) => invoice.amount));
  return { cost, invoiced, toInvoice: minus(cost, invoiced), payable: payableAmount, paid: paidAmount };
}

/** Whether the amount is nothing. */
export const isNone = (amount: string) => compareMoney(amount, '0.00') === 0;

type Bidding = Pick<Schemas['Bidding'], 'allowedActions' | 'judging'>;

/** Acts of the bidding, the most urgent first. Quotes are excluded one by one, beside their prices. */
const bidActs: readonly BidAct[] = ['RESUME', 'WITNESS', 'OPEN_DOCUMENTS', 'OPEN_PRICES', 'DECIDE', 'JUDGE'];
const bidEndings: readonly BidAct[] = ['SUSPEND', 'DECLARE_FAILED', 'DECLARE_UNREADABLE', 'CANCEL_AWARD'];

/** Whether an act is one of the bidding. */
export const isBidAct = (act: Act | BidAct): act is BidAct =>
  bidActs.includes(act as BidAct) || bidEndings.includes(act as BidAct) || act === 'EXCLUDE';

/** What waits for somebody on a page of its own: an approval or a witnessing, a contract, an inspection, numbers of assets, what comes into a store. */
export type Errand = 'CASE' | 'CONTRACT' | 'ACCEPTANCE' | 'ASSETS' | 'ENTRY';

function errandOf(project: Detail): Errand | null {
  const { waitsForMe, openCaseId, status, fulfilment, allowedActions } = project;
  if (!waitsForMe) return null;
  if (openCaseId !== null) return 'CASE';
  if (status === 'CONTRACTING') return 'CONTRACT';
  if (status === 'WAREHOUSING') return 'ENTRY';
  const lacksNumbers = fulfilment !== null && fulfilment.missingAssetNumbers > 0;
  if (status === 'COMPLETED' && lacksNumbers && !allowedActions.includes('PAY')) return 'ASSETS';
  return status === 'ACCEPTING' && isLarger(project) ? 'ACCEPTANCE' : null;
}

/** The act of the bidding that is next: judgements can be changed until the prices are open, but are made only while one is missing. */
function bidActOf({ allowedActions, judging }: Bidding): BidAct | undefined {
  if (judging === 'NONE' && allowedActions.includes('DECLARE_FAILED')) return 'DECLARE_FAILED';
  return bidActs.find((act) => allowedActions.includes(act) && (act !== 'JUDGE' || judging === 'PENDING'));
}

/** The act that is the main one of the page now, or what is done on another page; null where the user has none. */
export function mainActOf(project: Detail, bidding?: Bidding): Act | BidAct | Errand | null {
  const { allowedActions, waitsForMe } = project;
  const errand = errandOf(project);
  if (errand) return errand;
  const ofBidding = bidding && bidActOf(bidding);
  if (ofBidding) return ofBidding;
  const urgent: Act[] = [
    // The report has a date until when it is wanted; arrivals have a button of their own beside what has come.
    ...(['RECEIVE', 'PAY', 'PUBLISH', 'ANSWER_OBJECTION', 'REGISTER_OUTCOME', 'DRAFT_CONTRACT', 'REPORT'] as const),
    ...(['BEGIN_ACCEPTANCE', 'ARCHIVE', 'EDIT', 'CLAIM', 'ADD_INVOICE'] as const),
  ];
  const wanted: Act[] = waitsForMe
    ? urgent
    : ['PUBLISH', 'EDIT', 'REPORT', 'ANSWER_OBJECTION', 'BEGIN_ACCEPTANCE', 'ADD_INVOICE'];
  return wanted.find((act) => allowedActions.includes(act)) ?? null;
}

/** The other acts, in the order in which they are offered. */
export function otherActsOf(project: Detail, bidding?: Bidding): (Act | BidAct)[] {
  const main = mainActOf(project, bidding);
  const { payable } = moneyOf(project);
  const all: Act[] = [
    ...(['CLAIM', 'PUBLISH', 'REGISTER_OUTCOME', 'DRAFT_CONTRACT', 'BEGIN_ACCEPTANCE', 'RECEIVE', 'ADD_INVOICE', 'PAY'] as const),
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
      'CLOSE_SHORT',
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
