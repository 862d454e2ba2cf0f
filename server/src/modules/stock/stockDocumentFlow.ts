import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '../../flow/flowTable.ts';

/** What decides about the steps of a stock document. */
export interface DocumentFacts {
  status: Schemas['StockDocStatus'];
  /** A line is of a hazardous category. */
  hasHazardous: boolean;
  /** The first of two keepers, who has confirmed. */
  firstConfirmUserId: string | null;
}

interface Document {
  facts: DocumentFacts;
  relation: 'isKeeper' | 'isOtherKeeper';
  effect: 'tellKeepers' | 'moveStock' | 'completePurchase';
  event: Schemas['ProjectLog']['step'];
}

/** Everything that may happen to a stock document. docs/flows/stockDocument.md shows it as a table. */
export const stockDocumentFlow = flowTable<Document>()({
  states: ['TO_CONFIRM', 'DONE', 'CANCELLED'],
  guards: {
    needsTwo: ({ hasHazardous, firstConfirmUserId }) => hasHazardous && firstConfirmUserId === null,
    isConfirmedEnough: ({ hasHazardous, firstConfirmUserId }) => !hasHazardous || firstConfirmUserId !== null,
  },
  steps: {
    enter: { from: [], to: 'TO_CONFIRM', by: ['concludeAcceptance'], effects: ['tellKeepers'] },
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
      event: 'confirmEntry',
      effects: ['moveStock', 'completePurchase'],
    },
    cancel: {
      from: ['TO_CONFIRM'],
      to: 'CANCELLED',
      by: ['cancelStockDocument'],
      who: 'isKeeper',
      needs: ['reason'],
      action: 'CANCEL',
      event: 'cancelEntry',
      effects: ['completePurchase'],
    },
  },
});
