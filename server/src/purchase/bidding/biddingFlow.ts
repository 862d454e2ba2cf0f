import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '#flow/flowTable.ts';
import { purchaseStates } from '#flow/purchaseStates.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { BiddingFacts } from './roundFacts.ts';

interface Bidding {
  facts: BiddingFacts;
  relation: 'mayOpen' | 'mayWitness' | 'mayJudge' | 'mayDecide' | 'mayFail' | 'mayCancel' | 'maySuspend' | 'isWinner';
  event: Schemas['ProjectLog']['step'];
}

/** Everything that may happen to a purchase from the closing of its round to the award. docs/flows/bidding.md shows it as a table. */
export const biddingFlow = flowTable<Bidding>()({
  states: purchaseStates,
  guards: {
    maySeeDocuments: ({ documentsOpen, lacksWitness }) => !documentsOpen && !lacksWitness,
    // Who witnesses says that an opening may begin, which of the prices is so once all is judged and somebody can be chosen.
    mayBeWitnessed: (round) => round.lacksWitness && (!round.documentsOpen || mayCompare(round)),
    maySeePrices: (round) => mayCompare(round) && !round.lacksWitness,
    isJudging,
    hasUnreadable: ({ unreadableCount }) => unreadableCount > 0,
    isIdle: ({ phase }) => phase === null,
    // As long as no contract is signed, the winner may withdraw.
    isUnsigned: ({ phase }) => phase === null || phase === 'CONTRACTING',
    hasChoice: ({ phase, hasChoice }) => phase === null && hasChoice,
    hasNoChoice: ({ phase, documentsOpen, isJudged, hasChoice }) => phase === null && documentsOpen && isJudged && !hasChoice,
    isApproving: ({ phase }) => phase === 'AWARD_APPROVING',
    needsNoContract: ({ phase, needsNoContract }) => phase === null && needsNoContract,
    // What stands still for a change, or may be given up, goes on by itself, when that is decided.
    isSuspended: ({ suspendCause, terminating }) => suspendCause === 'OFFICER' && !terminating,
    isChanging: ({ suspendCause }) => suspendCause === 'MODIFICATION',
  },
  hold: ({ suspendTime, suspendReason }) =>
    suspendTime === null ? null : new Failure('suspended', { params: { reason: suspendReason ?? '' } }),
  steps: {
    extend: { from: ['PUBLISHED'], to: 'same', by: ['clock'], event: 'extend' },
    close: { from: ['PUBLISHED'], to: 'OPENING', by: ['clock'], event: 'close' },
    fail: {
      from: ['PUBLISHED', 'OPENING'],
      to: 'FAILED',
      by: ['clock', 'openBidding'],
      event: 'failBidding',
      effects: ['holdMoney'],
    },
    witness: {
      from: ['OPENING'],
      to: 'same',
      by: ['witnessOpening'],
      who: 'mayWitness',
      guard: 'mayBeWitnessed',
      action: 'WITNESS',
      event: 'witness',
    },
    declareUnreadable: {
      from: ['OPENING'],
      to: 'same',
      by: ['declareQuotesUnreadable'],
      who: 'mayOpen',
      guard: 'hasUnreadable',
      action: 'DECLARE_UNREADABLE',
      event: 'declareUnreadable',
    },
    openDocuments: {
      from: ['OPENING'],
      to: 'same',
      by: ['openBidding', 'clock'],
      who: 'mayOpen',
      guard: 'maySeeDocuments',
      action: 'OPEN_DOCUMENTS',
      event: 'openDocuments',
    },
    judge: {
      from: ['OPENING'],
      to: 'same',
      by: ['qualifyQuote'],
      who: 'mayJudge',
      guard: 'isJudging',
      action: 'JUDGE',
    },
    openPrices: {
      from: ['OPENING'],
      to: 'DECIDING',
      by: ['openBidding', 'qualifyQuote', 'clock'],
      who: 'mayOpen',
      guard: 'maySeePrices',
      action: 'OPEN_PRICES',
      event: 'openPrices',
    },
    exclude: {
      from: ['DECIDING'],
      to: 'same',
      by: ['qualifyQuote'],
      who: 'mayJudge',
      guard: 'isIdle',
      action: 'EXCLUDE',
      event: 'exclude',
    },
    decide: {
      from: ['DECIDING'],
      to: ['DECIDING', 'NOTICE', 'AWARDED'],
      by: ['decideAward', 'clock'],
      who: 'mayDecide',
      guard: 'hasChoice',
      action: 'DECIDE',
      event: 'decide',
    },
    confirmAward: {
      from: ['DECIDING'],
      to: ['NOTICE', 'AWARDED'],
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'confirmAward',
    },
    rejectAward: {
      from: ['DECIDING'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'rejectAward',
    },
    postpone: { from: ['DECIDING'], to: 'same', by: ['clock'], guard: 'isIdle', event: 'postpone' },
    overdue: { from: ['DECIDING'], to: 'same', by: ['clock'], guard: 'isIdle', event: 'overdue' },
    noticeEnds: {
      from: ['NOTICE'],
      to: 'AWARDED',
      by: ['clock'],
      guard: 'isIdle',
      event: 'noticeEnds',
    },
    order: {
      from: ['AWARDED'],
      to: 'EXECUTING',
      by: ['decideAward', 'decideApprovalTask', 'clock'],
      guard: 'needsNoContract',
      event: 'order',
      effects: ['occupyAward'],
    },
    declineAward: {
      from: ['NOTICE', 'AWARDED'],
      to: ['DECIDING', 'FAILED'],
      by: ['declineAward'],
      who: 'isWinner',
      guard: 'isUnsigned',
      event: 'declineAward',
      effects: ['holdMoney'],
    },
    askCancel: {
      from: ['NOTICE', 'AWARDED'],
      to: 'same',
      by: ['cancelAward'],
      who: 'mayCancel',
      guard: 'isUnsigned',
      action: 'CANCEL_AWARD',
      event: 'askCancel',
    },
    cancelAward: {
      from: ['NOTICE', 'AWARDED'],
      to: ['DECIDING', 'FAILED'],
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'cancelAward',
      effects: ['holdMoney'],
    },
    keepAward: {
      from: ['NOTICE', 'AWARDED'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'keepAward',
    },
    failBidding: {
      from: ['OPENING', 'DECIDING'],
      to: 'FAILED',
      by: ['declareBiddingFailed'],
      who: 'mayFail',
      guard: 'hasNoChoice',
      action: 'DECLARE_FAILED',
      event: 'failBidding',
      effects: ['holdMoney'],
    },
    suspend: {
      from: ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE'],
      to: 'same',
      by: ['suspendProject'],
      who: 'maySuspend',
      action: 'SUSPEND',
      event: 'suspend',
    },
    resume: {
      from: ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE'],
      to: 'same',
      by: ['resumeProject'],
      who: 'maySuspend',
      guard: 'isSuspended',
      evenHeld: true,
      action: 'RESUME',
      event: 'resume',
    },
    restart: {
      from: ['PUBLISHED'],
      to: 'APPROVED',
      by: ['decideApprovalTask'],
      guard: 'isChanging',
      evenHeld: true,
      event: 'voidRound',
    },
  },
});

export type BiddingStepName = keyof typeof biddingFlow.steps;

function isJudging({ documentsOpen, pricesOpen }: BiddingFacts): boolean {
  return documentsOpen && !pricesOpen;
}

function mayCompare(round: BiddingFacts): boolean {
  return isJudging(round) && round.isJudged && round.hasChoice;
}
