import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '#flow/flowTable.ts';
import type { PurchaseStatus } from '#flow/purchaseStates.ts';

/** What decides about the steps of a stock document. */
export interface DocumentFacts {
  docType: Schemas['StockDocType'];
  status: Schemas['StockDocStatus'];
  /** A line is of a hazardous category. */
  hasHazardous: boolean;
  /** The first of two keepers, who has confirmed, or has drafted it. */
  firstConfirmUserId: string | null;
  /** The state of the purchase whose goods come in; null of any other document. */
  purchaseStatus: PurchaseStatus | null;
}

interface Document {
  facts: DocumentFacts;
  relation: 'isKeeper' | 'isOtherKeeper' | 'isReceiver' | 'isOtherReceiver' | 'isSecond' | 'mayCancel';
  event: never;
}

/** Whether what is written off or corrected needs somebody else than who drafted it, instead of the keepers. */
export const needsSecond = ({ docType }: Pick<DocumentFacts, 'docType'>) => docType === 'SCRAP' || docType === 'CHECK';
const isTransfer = ({ docType }: DocumentFacts) => docType === 'TRANSFER';
const hasTwo = ({ hasHazardous, firstConfirmUserId }: DocumentFacts) => !hasHazardous || firstConfirmUserId !== null;

/** Everything that may happen to a stock document. docs/flows/stockDocument.md shows it as a table. */
export const stockDocumentFlow = flowTable<Document>()({
  states: ['TO_CONFIRM', 'IN_TRANSIT', 'DONE', 'CANCELLED'],
  guards: {
    needsTwo: (facts) => !needsSecond(facts) && !hasTwo(facts),
    isConfirmedEnough: (facts) => !needsSecond(facts) && !isTransfer(facts) && hasTwo(facts),
    isReadyToSend: (facts) => isTransfer(facts) && hasTwo(facts),
    isWriteOff: needsSecond,
    isReceivedEnough: hasTwo,
  },
  steps: {
    enter: { from: [], to: 'TO_CONFIRM', by: ['concludeAcceptance'] },
    draft: { from: [], to: ['TO_CONFIRM', 'DONE'], by: ['saveStockDocument'] },
    lend: { from: [], to: 'DONE', by: ['issueSharedApply', 'returnSharedApply'] },
    confirmFirst: {
      from: ['TO_CONFIRM'],
      to: 'same',
      by: ['confirmStockDocument'],
      who: 'isKeeper',
      guard: 'needsTwo',
      action: 'CONFIRM',
    },
    confirm: {
      from: ['TO_CONFIRM'],
      to: 'DONE',
      by: ['confirmStockDocument'],
      who: 'isOtherKeeper',
      guard: 'isConfirmedEnough',
      action: 'CONFIRM',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'confirmEntry' },
      effects: ['moveStock', 'completePurchase'],
    },
    approve: {
      from: ['TO_CONFIRM'],
      to: 'DONE',
      by: ['confirmStockDocument'],
      who: 'isSecond',
      guard: 'isWriteOff',
      action: 'CONFIRM',
      effects: ['moveStock'],
    },
    send: {
      from: ['TO_CONFIRM'],
      to: 'IN_TRANSIT',
      by: ['confirmStockDocument'],
      who: 'isOtherKeeper',
      guard: 'isReadyToSend',
      action: 'CONFIRM',
      effects: ['moveStock', 'tellKeepers'],
    },
    receiveFirst: {
      from: ['IN_TRANSIT'],
      to: 'same',
      by: ['confirmStockDocument'],
      who: 'isReceiver',
      guard: 'needsTwo',
      action: 'CONFIRM',
    },
    receive: {
      from: ['IN_TRANSIT'],
      to: 'DONE',
      by: ['confirmStockDocument'],
      who: 'isOtherReceiver',
      guard: 'isReceivedEnough',
      action: 'CONFIRM',
      effects: ['moveStock'],
    },
    cancel: {
      from: ['TO_CONFIRM'],
      to: 'CANCELLED',
      by: ['cancelStockDocument'],
      who: 'mayCancel',
      needs: ['reason'],
      action: 'CANCEL',
      purchase: { from: ['EXECUTING'], to: 'same', event: 'cancelEntry' },
      effects: ['release', 'completePurchase'],
    },
  },
});
