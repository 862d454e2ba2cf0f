import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { ProjectTable } from '../../db/tables/projects.ts';
import { flowTable } from '../../flow/flowTable.ts';

/** What decides about the steps of a purchase. */
export interface ProjectFacts extends Pick<Selectable<ProjectTable>, 'status' | 'phase' | 'returnCause' | 'lane' | 'officerId'> {
  /** Somebody has decided in the running approval. */
  isDecided: boolean;
  /** All that was received is covered by invoices. */
  isInvoiced: boolean;
  /** All invoices are paid. */
  isPaid: boolean;
  /** Something is due, invoiced and not paid. */
  isPayable: boolean;
  /** Something of the order is still to come, and not in an acceptance. */
  hasOpenLines: boolean;
  /** The award is followed by a contract. */
  needsContract: boolean;
}

type Money = 'freeze' | 'unfreeze' | 'occupy' | 'release' | 'pay';

interface Purchase {
  facts: ProjectFacts;
  relation:
    | ('isApplicant' | 'mayPublish' | 'mayInvoice' | 'mayPay' | 'mayClaim' | 'mayDrop')
    | ('mayRegister' | 'mayContract' | 'maySign' | 'mayAccept' | 'mayClose' | 'mayArchive');
  effect:
    | Money
    | 'tellApplicant'
    | 'tellPayers'
    | 'tellOfficers'
    | 'tellOther'
    | 'setOfficer'
    | 'startApproval'
    | 'askWitness'
    | 'beginRound'
    | 'publishNotice'
    | 'tellSuppliers'
    | 'orderLines';
  event: Schemas['ProjectLog']['step'];
}

const states = [
  'DRAFT',
  'APPROVING',
  'RETURNED',
  'APPROVED',
  'PUBLISHED',
  'OPENING',
  'DECIDING',
  'NOTICE',
  'AWARDED',
  'FAILED',
  'EXECUTING',
  'COMPLETED',
  'ARCHIVED',
  'TERMINATED',
] as const;

/** Everything that may happen to a purchase. docs/flows/project.md shows it as a table. */
export const projectFlow = flowTable<Purchase>()({
  states,
  guards: {
    isSmall: ({ lane }) => lane === 'SMALL',
    isBidFor: ({ lane }) => lane === 'BIDDING',
    isLarger: ({ lane }) => lane === 'BIDDING' || lane === 'OTHER',
    isNotBidFor: ({ lane }) => lane === 'OTHER',
    mayBeContracted: ({ phase, needsContract }) => phase === null && needsContract,
    needsNoContract: ({ phase, needsContract }) => phase === null && !needsContract,
    isContracting: ({ phase }) => phase === 'CONTRACTING',
    hasContract: ({ phase }) => phase === 'CONTRACTING' || phase === 'AWARD_APPROVING',
    isDelivered: ({ lane }) => lane === 'BIDDING' || lane === 'OTHER',
    hasOpenLines: ({ lane, hasOpenLines }) => lane !== 'SMALL' && hasOpenLines,
    isUnclaimed: ({ officerId }) => officerId === null,
    isUndecided: ({ isDecided }) => !isDecided,
    holdsMoney: ({ returnCause }) => returnCause === 'RETURNED',
    isNotReceived: ({ lane, phase }) => lane === 'SMALL' && phase === null,
    mayBeCalledOff: ({ lane, phase }) => lane === 'SMALL' && phase === null,
    isWitnessed: ({ lane, phase }) => lane === 'SMALL' && phase === 'ACCEPTING',
    isPayable: ({ isPayable }) => isPayable,
    lacksInvoice: ({ lane, status, phase, isInvoiced }) =>
      !isInvoiced && (lane !== 'SMALL' || status === 'COMPLETED' || phase === 'ACCEPTING'),
  },
  steps: {
    begin: { from: [], to: 'DRAFT', by: ['saveProject'], event: 'begin' },
    edit: { from: ['DRAFT', 'RETURNED'], to: 'same', by: ['updateProject'], who: 'isApplicant', action: 'EDIT' },
    submit: {
      from: ['DRAFT', 'RETURNED'],
      to: 'APPROVING',
      by: ['submitProject'],
      who: 'isApplicant',
      action: 'SUBMIT',
      event: 'submit',
      effects: ['freeze', 'startApproval'],
    },
    withdraw: {
      from: ['APPROVING'],
      to: 'RETURNED',
      by: ['withdrawApprovalInstance'],
      who: 'isApplicant',
      guard: 'isUndecided',
      action: 'WITHDRAW',
      event: 'withdraw',
      effects: ['unfreeze'],
    },
    giveBack: {
      from: ['RETURNED'],
      to: 'RETURNED',
      by: ['withdrawApprovalInstance'],
      who: 'isApplicant',
      guard: 'holdsMoney',
      action: 'WITHDRAW',
      event: 'withdraw',
      effects: ['unfreeze'],
    },
    lapse: {
      from: ['RETURNED'],
      to: 'RETURNED',
      by: ['clock'],
      guard: 'holdsMoney',
      event: 'lapse',
      effects: ['unfreeze', 'tellApplicant'],
    },
    lapseFailed: { from: ['FAILED'], to: 'same', by: ['clock'], event: 'lapseFailed', effects: ['unfreeze', 'tellApplicant'] },
    remove: { from: ['DRAFT'], to: 'same', by: ['deleteProject'], who: 'isApplicant', action: 'DELETE' },
    approve: {
      from: ['APPROVING'],
      to: 'EXECUTING',
      by: ['submitProject', 'decideApprovalTask'],
      guard: 'isSmall',
      event: 'approve',
      effects: ['occupy', 'tellApplicant'],
    },
    pass: {
      from: ['APPROVING'],
      to: 'APPROVED',
      by: ['submitProject', 'decideApprovalTask'],
      guard: 'isLarger',
      event: 'approve',
      effects: ['tellApplicant', 'tellOfficers'],
    },
    assign: {
      from: ['APPROVED'],
      to: 'same',
      by: ['submitProject', 'decideApprovalTask'],
      guard: 'isUnclaimed',
      event: 'claim',
      effects: ['setOfficer', 'tellOfficers'],
    },
    claim: {
      from: ['APPROVED'],
      to: 'same',
      by: ['receiveProject'],
      who: 'mayClaim',
      guard: 'isUnclaimed',
      action: 'CLAIM',
      event: 'claim',
      effects: ['setOfficer', 'tellApplicant'],
    },
    publish: {
      from: ['APPROVED'],
      to: 'PUBLISHED',
      by: ['publishProject', 'clock'],
      who: 'mayPublish',
      guard: 'isBidFor',
      action: 'PUBLISH',
      event: 'publish',
      effects: ['beginRound', 'publishNotice', 'tellSuppliers'],
    },
    reject: {
      from: ['APPROVING'],
      to: 'RETURNED',
      by: ['decideApprovalTask'],
      event: 'reject',
      effects: ['unfreeze', 'tellApplicant'],
    },
    return: { from: ['APPROVING'], to: 'RETURNED', by: ['decideApprovalTask'], event: 'return', effects: ['tellApplicant'] },
    abandon: {
      from: ['RETURNED'],
      to: 'TERMINATED',
      by: ['terminateProject'],
      who: 'isApplicant',
      action: 'TERMINATE',
      event: 'terminate',
      effects: ['unfreeze'],
    },
    drop: {
      from: ['APPROVED', 'FAILED'],
      to: 'TERMINATED',
      by: ['terminateProject'],
      who: 'mayDrop',
      action: 'TERMINATE',
      event: 'terminate',
      effects: ['unfreeze', 'tellOther'],
    },
    cancel: {
      from: ['EXECUTING'],
      to: 'TERMINATED',
      by: ['terminateProject'],
      who: 'isApplicant',
      guard: 'mayBeCalledOff',
      action: 'TERMINATE',
      event: 'terminate',
      effects: ['release'],
    },
    receive: {
      from: ['EXECUTING'],
      to: 'same',
      by: ['confirmReceipt'],
      who: 'isApplicant',
      guard: 'isNotReceived',
      action: 'RECEIVE',
      event: 'receive',
      effects: ['askWitness'],
    },
    confirm: {
      from: ['EXECUTING'],
      to: 'COMPLETED',
      by: ['decideApprovalTask'],
      guard: 'isWitnessed',
      event: 'confirm',
      effects: ['release', 'tellApplicant', 'tellPayers'],
    },
    refuse: {
      from: ['EXECUTING'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'isWitnessed',
      event: 'refuse',
      effects: ['tellApplicant'],
    },
    addInvoice: {
      from: ['EXECUTING', 'COMPLETED'],
      to: 'same',
      by: ['saveInvoice'],
      who: 'mayInvoice',
      guard: 'lacksInvoice',
      action: 'ADD_INVOICE',
      event: 'invoice',
      effects: ['tellPayers'],
    },
    pay: {
      from: ['EXECUTING', 'COMPLETED'],
      to: 'same',
      by: ['registerPayment'],
      who: 'mayPay',
      guard: 'isPayable',
      action: 'PAY',
      event: 'pay',
      effects: ['pay'],
    },
    archive: {
      from: ['COMPLETED'],
      to: 'ARCHIVED',
      by: ['registerPayment'],
      guard: 'isSmall',
      event: 'archive',
      effects: ['tellApplicant'],
    },
    registerOutcome: {
      from: ['APPROVED'],
      to: 'AWARDED',
      by: ['registerOtherProcurementOutcome'],
      who: 'mayRegister',
      guard: 'isNotBidFor',
      action: 'REGISTER_OUTCOME',
      event: 'registerOutcome',
      effects: ['orderLines', 'publishNotice', 'tellApplicant'],
    },
    order: {
      from: ['AWARDED'],
      to: 'EXECUTING',
      by: ['registerOtherProcurementOutcome'],
      guard: 'needsNoContract',
      event: 'order',
      effects: ['occupy'],
    },
    draftContract: {
      from: ['AWARDED'],
      to: 'same',
      by: ['saveContract'],
      who: 'mayContract',
      guard: 'mayBeContracted',
      action: 'DRAFT_CONTRACT',
      event: 'draftContract',
    },
    submitContract: {
      from: ['AWARDED'],
      to: 'same',
      by: ['submitContract'],
      who: 'mayContract',
      guard: 'isContracting',
      event: 'submitContract',
      effects: ['startApproval'],
    },
    approveContract: {
      from: ['AWARDED'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'hasContract',
      event: 'approveContract',
      effects: ['tellOfficers'],
    },
    rejectContract: {
      from: ['AWARDED'],
      to: 'same',
      by: ['decideApprovalTask'],
      guard: 'hasContract',
      event: 'rejectContract',
      effects: ['tellOther'],
    },
    voidContract: {
      from: ['AWARDED'],
      to: 'same',
      by: ['voidContract'],
      who: 'mayContract',
      guard: 'isContracting',
      event: 'voidContract',
    },
    signContract: {
      from: ['AWARDED'],
      to: 'EXECUTING',
      by: ['signContract'],
      who: 'maySign',
      guard: 'isContracting',
      event: 'signContract',
      effects: ['occupy', 'publishNotice', 'tellApplicant'],
    },
    beginAcceptance: {
      from: ['EXECUTING'],
      to: 'same',
      by: ['saveAcceptance'],
      who: 'mayAccept',
      guard: 'hasOpenLines',
      action: 'BEGIN_ACCEPTANCE',
    },
    submitAcceptance: {
      from: ['EXECUTING'],
      to: 'same',
      by: ['submitAcceptance'],
      who: 'mayAccept',
      guard: 'hasOpenLines',
      event: 'submitAcceptance',
    },
    assignAcceptance: { from: ['EXECUTING'], to: 'same', by: ['assignAcceptanceMembers'], event: 'assignAcceptance' },
    signAcceptance: { from: ['EXECUTING'], to: 'same', by: ['signAcceptance'], event: 'signAcceptance' },
    concludeAcceptance: { from: ['EXECUTING'], to: 'same', by: ['concludeAcceptance'], event: 'concludeAcceptance' },
    cancelAcceptance: { from: ['EXECUTING'], to: 'same', by: ['cancelAcceptance'], event: 'cancelAcceptance' },
    closeShort: {
      from: ['EXECUTING'],
      to: 'same',
      by: ['closeLinesShort'],
      who: 'mayClose',
      guard: 'hasOpenLines',
      action: 'CLOSE_SHORT',
      event: 'closeShort',
      effects: ['tellApplicant'],
    },
    confirmEntry: { from: ['EXECUTING'], to: 'same', by: ['confirmStockDocument'], event: 'confirmEntry' },
    cancelEntry: { from: ['EXECUTING'], to: 'same', by: ['cancelStockDocument'], event: 'cancelEntry' },
    recordAssets: { from: ['EXECUTING', 'COMPLETED'], to: 'same', by: ['recordAssetNumbers'], event: 'recordAssets' },
    complete: {
      from: ['EXECUTING'],
      to: 'COMPLETED',
      by: ['concludeAcceptance', 'closeLinesShort', 'confirmStockDocument', 'cancelStockDocument'],
      guard: 'isDelivered',
      event: 'complete',
      effects: ['release', 'tellApplicant', 'tellPayers'],
    },
    retentionDue: { from: ['COMPLETED'], to: 'same', by: ['clock'], event: 'retentionDue', effects: ['tellPayers'] },
    archiveByOfficer: {
      from: ['COMPLETED'],
      to: 'ARCHIVED',
      by: ['archiveProject'],
      who: 'mayArchive',
      guard: 'isDelivered',
      action: 'ARCHIVE',
      event: 'archive',
      effects: ['release', 'tellApplicant'],
    },
  },
});

export type ProjectStepName = keyof typeof projectFlow.steps;
