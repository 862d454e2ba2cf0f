import { compareMoney } from '@campus-procurement/sdk/money';
import { isHeld } from '#approval/limits.ts';
import { plainTurn, type Turn } from '#flow/turns/public.ts';
import { biddingFlow } from '../bidding/public.ts';
import { factsOf, objectedSince, projectFlow, requestersOf } from '../records/public.ts';
import type { PurchaseFacts } from './purchaseFacts.ts';

type Step = Pick<Turn, 'step' | 'operation'> & Partial<Turn>;

/** What is awaited in a purchase, of whom, and since when. Steps that the flow table refuses are awaited of nobody. */
export function turnsOf(purchase: PurchaseFacts): Turn[] {
  const decided = purchase.suspendTime === null ? running(purchase) : resumed(purchase);
  return [...approvals(purchase), ...decided];
}

function running(purchase: PurchaseFacts): Turn[] {
  return [
    ...requested(purchase),
    ...bought(purchase),
    ...bidding(purchase),
    ...contracted(purchase),
    ...delivered(purchase),
    ...accepted(purchase),
    ...settled(purchase),
  ];
}

/** What stands still waits for who lets it go on; what is being changed or may be given up goes on by itself. */
function resumed(purchase: PurchaseFacts): Turn[] {
  const { suspendCause, terminating, suspendTime } = purchase;
  if (suspendCause !== 'OFFICER' || terminating) return [];
  return ofOfficer(purchase, { step: 'RESUME', operation: 'resumeProject', since: suspendTime ?? purchase.updateTime });
}

/** A row for each open task that can be decided. */
function approvals(purchase: PurchaseFacts): Turn[] {
  const open = purchase.tasks.filter(({ bizType }) => !isHeld(bizType, purchase));
  return open.map(({ instanceId, bizType, userId, mode, since, limitTime }) =>
    turn(purchase, {
      step: bizType === 'RECEIPT' ? 'WITNESS' : 'APPROVE',
      operation: 'decideApprovalTask',
      recordId: instanceId,
      holderId: userId ?? '',
      anyOf: mode === 'ANY',
      since: since === null ? purchase.updateTime : new Date(since),
      untilTime: limitTime === null ? null : new Date(limitTime),
    }),
  );
}

/** What was returned; what was rejected or withdrawn waits for nobody. */
function requested(purchase: PurchaseFacts): Turn[] {
  if (purchase.returnCause !== 'RETURNED' || !allows(purchase, 'submit')) return [];
  return [ofApplicant(purchase, { step: 'RESUBMIT', operation: 'submitProject' })];
}

/** What is approved: somebody takes it, announces it, or registers what came of it. */
function bought(purchase: PurchaseFacts): Turn[] {
  const { nextTime } = purchase;
  if (allows(purchase, 'claim')) {
    return [ofOffice(purchase, { step: 'CLAIM', operation: 'receiveProject', exceptIds: requestersOf(purchase) })];
  }
  if (allows(purchase, 'publish')) return ofOfficer(purchase, { step: 'PUBLISH', operation: 'publishProject' });
  const objected = purchase.status === 'APPROVED' ? objectedSince(purchase) : null;
  if (objected !== null) {
    return ofOfficer(purchase, { step: 'ANSWER_OBJECTION', operation: 'answerSourceObjection', since: objected });
  }
  // While a single source is announced, only an objection waits for anybody.
  const after = { ...purchase, nextTime: null };
  if (!allows(after, 'registerOutcome')) return [];
  const outcome = { step: 'REGISTER_OUTCOME', operation: 'registerOtherProcurementOutcome', fromTime: nextTime } as const;
  return ofOfficer(purchase, outcome);
}

function bidding(purchase: PurchaseFacts): Turn[] {
  const { round, status, officerId, deptId, nextTime } = purchase;
  if (round === null || (status !== 'OPENING' && status !== 'DECIDING')) return [];
  const facts = biddingFactsOf(purchase, round);
  const unjudged = round.quotes.filter(({ isUnjudged }) => isUnjudged);
  if (unjudged.length > 0 && biddingFlow.allows('judge', facts)) {
    const judges = partiesOf(purchase).filter((id) => unjudged.some(({ judges: had }) => !had.includes(id)));
    return judges.map((holderId) => turn(purchase, { step: 'JUDGE', operation: 'qualifyQuote', holderId, anyOf: true }));
  }
  if (biddingFlow.allows('failBidding', facts)) {
    return ofOfficer(purchase, { step: 'DECLARE_FAILED', operation: 'declareBiddingFailed' });
  }
  if (status === 'OPENING' && biddingFlow.allows('witness', facts)) {
    const exceptIds = [...requestersOf(purchase), ...(officerId === null ? [] : [officerId])];
    return [ofOffice(purchase, { step: 'WITNESS_OPENING', operation: 'witnessOpening', exceptIds, deptId })];
  }
  if (biddingFlow.allows('openDocuments', facts)) {
    return ofOfficer(purchase, { step: 'OPEN_DOCUMENTS', operation: 'openBidding' });
  }
  if (biddingFlow.allows('openPrices', facts)) return ofOfficer(purchase, { step: 'OPEN_PRICES', operation: 'openBidding' });
  if (!biddingFlow.allows('decide', facts)) return [];
  const isUnexplained = round.quotes.some((quote) => quote.isEligible && quote.isUnexplained);
  const step = isUnexplained ? 'EXPLANATION' : purchase.isDecidedAgain ? 'DECIDE_AGAIN' : 'DECIDE';
  return partiesOf(purchase).map((holderId) =>
    turn(purchase, { step, operation: 'decideAward', holderId, anyOf: true, untilTime: nextTime }),
  );
}

function biddingFactsOf(purchase: PurchaseFacts, round: NonNullable<PurchaseFacts['round']>) {
  const { status, phase, suspendTime, suspendCause, suspendReason, terminating } = purchase;
  const { documentsOpen, pricesOpen, automatic, lacksWitness, quotes } = round;
  return {
    status,
    phase,
    suspendTime,
    suspendCause,
    suspendReason,
    terminating,
    documentsOpen,
    pricesOpen,
    automatic,
    lacksWitness,
    unreadableCount: 0,
    isJudged: documentsOpen && quotes.every(({ isUnjudged }) => !isUnjudged),
    hasChoice: documentsOpen && quotes.some(({ isEligible }) => isEligible),
    needsNoContract: false,
  };
}

/** An award needs a contract; either of the two drafts it, and the officer has it signed. */
function contracted(purchase: PurchaseFacts): Turn[] {
  const { status, phase, contract } = purchase;
  if (status !== 'AWARDED' || (phase !== null && phase !== 'CONTRACTING')) return [];
  if (contract?.status === 'TO_SIGN') {
    return ofOfficer(purchase, { step: 'CONTRACT_SIGN', operation: 'signContract', recordId: contract.id });
  }
  if (contract?.status === 'APPROVING') return [];
  const recordId = contract?.id ?? purchase.id;
  return partiesOf(purchase).map((holderId) =>
    turn(purchase, { step: 'CONTRACT_DRAFT', operation: 'saveContract', recordId, holderId, anyOf: true }),
  );
}

/** What was ordered and has not come, or not all of it. */
function delivered(purchase: PurchaseFacts): Turn[] {
  if (allows(purchase, 'receive')) return [ofApplicant(purchase, { step: 'RECEIVE', operation: 'confirmReceipt' })];
  if (purchase.phase === 'ACCEPTING' || !allows(purchase, 'beginAcceptance')) return [];
  const draft = purchase.batches.find(({ status }) => status === 'DRAFT');
  return [ofApplicant(purchase, { step: 'DELIVERY', operation: 'saveAcceptance', recordId: draft?.id ?? purchase.id })];
}

function accepted(purchase: PurchaseFacts): Turn[] {
  return purchase.batches.flatMap(({ id: recordId, status, updateTime, members }) => {
    const since = new Date(updateTime);
    if (status === 'ASSIGNING') {
      const step = { step: 'ASSIGN_GROUP', operation: 'assignAcceptanceMembers', recordId, since, anyOf: true } as const;
      const { applicantId, deptId } = purchase;
      return [...ofOfficer(purchase, step), ofOffice(purchase, { ...step, deptId, exceptIds: [applicantId] })];
    }
    if (status !== 'INSPECTING') return [];
    const unsigned = members.filter(({ isSigned }) => !isSigned);
    const isWhole = members.length > 0 && unsigned.length === 0;
    const next = isWhole ? members.filter(({ isLeader }) => isLeader) : unsigned;
    const step = isWhole
      ? ({ step: 'CONCLUDE', operation: 'concludeAcceptance' } as const)
      : ({ step: 'SIGN_ACCEPTANCE', operation: 'signAcceptance' } as const);
    return next.map(({ userId: holderId }) => turn(purchase, { ...step, recordId, since, holderId }));
  });
}

/** What follows a delivery: reports, numbers, invoices, payments, refunds, and at last the archive. */
function settled(purchase: PurchaseFacts): Turn[] {
  const { status, lane, missingAssetNumbers, invoicedAmount, actualAmount, paidAmount, reportDue } = purchase;
  const turns: Turn[] = [];
  if (allows(purchase, 'report')) {
    turns.push(ofApplicant(purchase, { step: 'REPORT', operation: 'submitEmergencyReport', untilTime: reportDue }));
  }
  if (status === 'EXECUTING' || status === 'COMPLETED') turns.push(...numbered(purchase));
  const cost = actualAmount ?? '0.00';
  if (status === 'COMPLETED' && compareMoney(invoicedAmount, cost) < 0) {
    turns.push(ofApplicant(purchase, { step: 'INVOICE', operation: 'saveInvoice' }));
  }
  if (allows(purchase, 'pay')) {
    turns.push(ofOffice(purchase, { step: 'PAY', operation: 'registerPayment', exceptIds: requestersOf(purchase) }));
  }
  if (allows(purchase, 'refund')) {
    turns.push(ofOffice(purchase, { step: 'REFUND', operation: 'registerRefund', exceptIds: requestersOf(purchase) }));
  }
  const isPaid = missingAssetNumbers === 0 && compareMoney(paidAmount, cost) >= 0;
  if (lane !== 'SMALL' && isPaid && allows(purchase, 'archiveByOfficer')) {
    turns.push(...ofOfficer(purchase, { step: 'ARCHIVE', operation: 'archiveProject' }));
  }
  return turns;
}

/** Each batch whose assets lack numbers. */
function numbered(purchase: PurchaseFacts): Turn[] {
  const passed = purchase.batches.filter(({ status }) => status === 'PASSED' || status === 'PARTIAL');
  return passed.map(({ id: recordId, updateTime }) =>
    ofApplicant(purchase, { step: 'ASSET_NUMBERS', operation: 'recordAssetNumbers', recordId, since: new Date(updateTime) }),
  );
}

function allows(purchase: PurchaseFacts, step: Parameters<typeof projectFlow.allows>[0]): boolean {
  return projectFlow.allows(step, { ...factsOf(purchase), isDecided: false, hasLaterAccount: false });
}

/** The officer and the applicant: either of them may. */
const partiesOf = ({ officerId, applicantId }: PurchaseFacts) => [
  ...new Set([...(officerId === null ? [] : [officerId]), applicantId]),
];

const ofApplicant = (purchase: PurchaseFacts, step: Step) => turn(purchase, { ...step, holderId: purchase.applicantId });

/** Nobody is the officer of what has none; then an office is waited for. */
const ofOfficer = (purchase: PurchaseFacts, step: Step) =>
  purchase.officerId === null ? [] : [turn(purchase, { ...step, holderId: purchase.officerId })];

const ofOffice = (purchase: PurchaseFacts, step: Step) =>
  turn(purchase, { ...step, holderKind: 'OPERATION', holderId: step.operation, anyOf: true });

function turn({ id, waitingSince, updateTime }: PurchaseFacts, step: Step): Turn {
  return {
    ...plainTurn,
    holderKind: 'USER',
    holderId: '',
    recordId: id,
    projectId: id,
    since: waitingSince ?? updateTime,
    ...step,
  };
}
