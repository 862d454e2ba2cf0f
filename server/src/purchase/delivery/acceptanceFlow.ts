import type { Selectable } from 'kysely';
import { flowTable } from '#flow/flowTable.ts';
import type { PurchaseStatus } from '#flow/purchaseStates.ts';
import type { AcceptanceTable } from '#platform/db/tables/fulfilment.ts';

/** What decides about the steps of an acceptance. */
export interface AcceptanceFacts extends Pick<Selectable<AcceptanceTable>, 'status'> {
  /** A group is assigned; otherwise who submits names who signs. */
  needsGroup: boolean;
  /** Somebody has signed. */
  isSigned: boolean;
  /** All members have signed. */
  isWholeSigned: boolean;
  /** Something is awaited of a member that they can do no more. */
  lacksMember: boolean;
  /** The caller has signed. */
  hasSigned: boolean;
  /** Fixed assets passed. */
  hasAssets: boolean;
  purchaseStatus: PurchaseStatus;
  /** An approval decides whether the order is terminated for default of its supplier. */
  terminating: boolean;
}

interface Accepting {
  facts: AcceptanceFacts;
  relation: 'mayAccept' | 'mayAssign' | 'maySign' | 'mayConclude' | 'mayReplace' | 'mayRecord';
  event: never;
}

const states = ['DRAFT', 'ASSIGNING', 'INSPECTING', 'PASSED', 'PARTIAL', 'FAILED', 'CANCELLED'] as const;

/** Everything that may happen to an acceptance. docs/flows/acceptance.md shows it as a table. */
export const acceptanceFlow = flowTable<Accepting>()({
  states,
  guards: {
    needsGroup: ({ needsGroup, terminating }) => needsGroup && !terminating,
    needsNoGroup: ({ needsGroup, terminating }) => !needsGroup && !terminating,
    isUnsigned: ({ isSigned }) => !isSigned,
    hasNotSigned: ({ hasSigned }) => !hasSigned,
    isWholeSigned: ({ isWholeSigned }) => isWholeSigned,
    lacksMember: ({ lacksMember }) => lacksMember,
    hasAssets: ({ hasAssets }) => hasAssets,
  },
  steps: {
    begin: { from: [], to: 'DRAFT', by: ['saveAcceptance'], who: 'mayAccept' },
    edit: { from: ['DRAFT'], to: 'same', by: ['updateAcceptance'], who: 'mayAccept', action: 'EDIT' },
    submit: {
      from: ['DRAFT'],
      to: 'ASSIGNING',
      by: ['submitAcceptance'],
      who: 'mayAccept',
      guard: 'needsGroup',
      action: 'SUBMIT',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'submitAcceptance' },
      effects: ['tellAssigners'],
    },
    submitSmall: {
      from: ['DRAFT'],
      to: 'INSPECTING',
      by: ['submitAcceptance'],
      who: 'mayAccept',
      guard: 'needsNoGroup',
      action: 'SUBMIT',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'submitAcceptance' },
      effects: ['tellMembers'],
    },
    assign: {
      from: ['ASSIGNING', 'INSPECTING'],
      to: 'INSPECTING',
      by: ['assignAcceptanceMembers'],
      who: 'mayAssign',
      guard: 'isUnsigned',
      action: 'ASSIGN',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'assignAcceptance' },
      effects: ['tellMembers'],
    },
    sign: {
      from: ['INSPECTING'],
      to: 'same',
      by: ['signAcceptance'],
      who: 'maySign',
      guard: 'hasNotSigned',
      action: 'SIGN',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'signAcceptance' },
    },
    replaceMember: {
      from: ['INSPECTING'],
      to: 'same',
      by: ['replaceTurnHolder'],
      who: 'mayReplace',
      guard: 'lacksMember',
      action: 'REPLACE_MEMBER',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'replaceMember' },
    },
    conclude: {
      from: ['INSPECTING'],
      to: ['PASSED', 'PARTIAL', 'FAILED'],
      by: ['concludeAcceptance'],
      who: 'mayConclude',
      guard: 'isWholeSigned',
      action: 'CONCLUDE',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'concludeAcceptance' },
      effects: ['tellBuyers', 'completePurchase'],
    },
    // A draft has held nothing, and its purchase does not know of it.
    discard: { from: ['DRAFT'], to: 'CANCELLED', by: ['cancelAcceptance'], who: 'mayAccept', action: 'CANCEL' },
    cancel: {
      from: ['ASSIGNING'],
      to: 'CANCELLED',
      by: ['cancelAcceptance'],
      who: 'mayAccept',
      action: 'CANCEL',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'cancelAcceptance' },
    },
    recordAssets: {
      from: ['PASSED', 'PARTIAL'],
      to: 'same',
      by: ['recordAssetNumbers'],
      who: 'mayRecord',
      guard: 'hasAssets',
      action: 'RECORD_ASSETS',
      purchase: { from: ['EXECUTING', 'COMPLETED'], to: 'same', event: 'recordAssets' },
    },
  },
});
