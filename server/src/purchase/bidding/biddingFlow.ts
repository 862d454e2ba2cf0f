import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '#flow/flowTable.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { BiddingFacts } from './roundFacts.ts';

interface Bidding {
  facts: BiddingFacts;
  relation: 'mayOpen' | 'mayWitness' | 'mayJudge' | 'mayDecide' | 'mayFail' | 'mayCancel' | 'maySuspend' | 'isWinner';
  effect:
    | (
        | 'openTerms'
        | 'voidRelated'
        | 'openPrices'
        | 'rankQuotes'
        | 'setDeadline'
        | 'startApproval'
        | 'publishNotice'
        | 'tellBidders'
      )
    | ('voidContract' | 'voidQuote' | 'tellOfficer' | 'occupy' | 'holdMoney')
    | ('stopTimers' | 'giveTimeBack');
  event: Schemas['ProjectLog']['step'];
}

const states = ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE', 'AWARDED', 'FAILED', 'EXECUTING'] as const;

/** Everything that may happen to a purchase from the closing of its round to the award. docs/flows/bidding.md shows it as a table. */
export const biddingFlow = flowTable<Bidding>()({
  states: [...states, 'DRAFT', 'APPROVING', 'RETURNED', 'APPROVED', 'COMPLETED', 'ARCHIVED', 'TERMINATED'],
  guards: {
    maySeeDocuments: ({ documentsOpen, lacksWitness }) => !documentsOpen && !lacksWitness,
    lacksWitness: ({ lacksWitness }) => lacksWitness,
    maySeePrices: (round) => isJudging(round) && round.isJudged && round.hasChoice && !round.lacksWitness,
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
    extend: { from: ['PUBLISHED'], to: 'same', by: ['clock'], event: 'extend', effects: ['publishNotice', 'tellBidders'] },
    close: { from: ['PUBLISHED'], to: 'OPENING', by: ['clock'], event: 'close' },
    fail: {
      from: ['PUBLISHED', 'OPENING'],
      to: 'FAILED',
      by: ['clock', 'openBidding'],
      event: 'failBidding',
      effects: ['publishNotice', 'tellBidders', 'holdMoney'],
    },
    witness: {
      from: ['OPENING'],
      to: 'same',
      by: ['witnessOpening'],
      who: 'mayWitness',
      guard: 'lacksWitness',
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
      effects: ['voidQuote'],
    },
    openDocuments: {
      from: ['OPENING'],
      to: 'same',
      by: ['openBidding', 'clock'],
      who: 'mayOpen',
      guard: 'maySeeDocuments',
      action: 'OPEN_DOCUMENTS',
      event: 'openDocuments',
      effects: ['openTerms', 'voidRelated'],
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
      effects: ['openPrices', 'rankQuotes', 'setDeadline'],
    },
    exclude: {
      from: ['DECIDING'],
      to: 'same',
      by: ['qualifyQuote'],
      who: 'mayJudge',
      guard: 'isIdle',
      action: 'EXCLUDE',
      event: 'exclude',
      effects: ['voidQuote', 'rankQuotes', 'tellBidders'],
    },
    decide: {
      from: ['DECIDING'],
      to: ['DECIDING', 'NOTICE', 'AWARDED'],
      by: ['decideAward', 'clock'],
      who: 'mayDecide',
      guard: 'hasChoice',
      action: 'DECIDE',
      event: 'decide',
      effects: ['startApproval', 'publishNotice', 'tellBidders'],
    },
    confirmAward: {
      from: ['DECIDING'],
      to: ['NOTICE', 'AWARDED'],
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'confirmAward',
      effects: ['publishNotice', 'tellBidders'],
    },
    rejectAward: {
      from: ['DECIDING'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'rejectAward',
      effects: ['setDeadline', 'tellOfficer'],
    },
    postpone: { from: ['DECIDING'], to: 'same', by: ['clock'], guard: 'isIdle', event: 'postpone', effects: ['setDeadline'] },
    overdue: { from: ['DECIDING'], to: 'same', by: ['clock'], guard: 'isIdle', event: 'overdue', effects: ['tellOfficer'] },
    noticeEnds: {
      from: ['NOTICE'],
      to: 'AWARDED',
      by: ['clock'],
      guard: 'isIdle',
      event: 'noticeEnds',
      effects: ['publishNotice'],
    },
    order: {
      from: ['AWARDED'],
      to: 'EXECUTING',
      by: ['decideAward', 'decideApprovalTask', 'clock'],
      guard: 'needsNoContract',
      event: 'order',
      effects: ['occupy'],
    },
    declineAward: {
      from: ['NOTICE', 'AWARDED'],
      to: ['DECIDING', 'FAILED'],
      by: ['declineAward'],
      who: 'isWinner',
      guard: 'isUnsigned',
      event: 'declineAward',
      effects: ['voidContract', 'voidQuote', 'rankQuotes', 'setDeadline', 'publishNotice', 'tellOfficer'],
    },
    askCancel: {
      from: ['NOTICE', 'AWARDED'],
      to: 'same',
      by: ['cancelAward'],
      who: 'mayCancel',
      guard: 'isUnsigned',
      action: 'CANCEL_AWARD',
      event: 'askCancel',
      effects: ['startApproval'],
    },
    cancelAward: {
      from: ['NOTICE', 'AWARDED'],
      to: ['DECIDING', 'FAILED'],
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'cancelAward',
      effects: ['voidContract', 'voidQuote', 'rankQuotes', 'setDeadline', 'publishNotice', 'tellBidders'],
    },
    keepAward: {
      from: ['NOTICE', 'AWARDED'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'isApproving',
      event: 'keepAward',
      effects: ['tellOfficer'],
    },
    failBidding: {
      from: ['OPENING', 'DECIDING'],
      to: 'FAILED',
      by: ['declareBiddingFailed'],
      who: 'mayFail',
      guard: 'hasNoChoice',
      action: 'DECLARE_FAILED',
      event: 'failBidding',
      effects: ['publishNotice', 'tellBidders', 'holdMoney'],
    },
    suspend: {
      from: ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE'],
      to: 'same',
      by: ['suspendProject'],
      who: 'maySuspend',
      action: 'SUSPEND',
      event: 'suspend',
      effects: ['stopTimers', 'publishNotice', 'tellBidders'],
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
      effects: ['giveTimeBack', 'publishNotice', 'tellBidders'],
    },
    restart: {
      from: ['PUBLISHED'],
      to: 'APPROVED',
      by: ['decideApprovalTask'],
      guard: 'isChanging',
      evenHeld: true,
      event: 'voidRound',
      effects: ['stopTimers', 'publishNotice', 'tellBidders', 'tellOfficer'],
    },
  },
});

export type BiddingStepName = keyof typeof biddingFlow.steps;

function isJudging({ documentsOpen, pricesOpen }: BiddingFacts): boolean {
  return documentsOpen && !pricesOpen;
}
