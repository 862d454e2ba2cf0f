import type { Schemas } from '@campus-procurement/sdk';

type Fulfilment = Schemas['Fulfilment'];

/** How an order is fulfilled: nothing has come, and nothing is due, unless something else is said. */
export function aFulfilment(orderAmount: string, more: Partial<Fulfilment> = {}): Fulfilment {
  return {
    orderAmount,
    needsContract: false,
    needsEntry: false,
    acceptedAmount: '0.00',
    dueAmount: '0.00',
    payableAmount: '0.00',
    nextDueTime: null,
    missingAssetNumbers: 0,
    lines: [],
    contract: null,
    paymentPlans: [],
    acceptances: [],
    stockDocuments: [],
    outcome: null,
    rating: null,
    waivedAmount: null,
    waiveReason: null,
    archiveNo: null,
    ...more,
  };
}
