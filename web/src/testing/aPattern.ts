import type { Schemas } from '@campus-procurement/sdk';
import { api } from './renderApp.tsx';

const execution = api.example('listPurchasingExecutions').find(({ bidConfig }) => bidConfig !== null);

/** The rules by which a purchase is bid for online. @param bidConfig what its bidding has that the example has not */
export function aPattern(
  changes: Partial<Schemas['PurchasePattern']> = {},
  bidConfig: Partial<Schemas['BidConfig']> = {},
): Schemas['PurchasePattern'] {
  return {
    categoryId: 'category',
    categoryName: '五万元以下货物',
    executionId: 'execution',
    executionName: '网上竞价',
    executionCode: 'ONLINE_BID',
    bidConfig: { ...(execution?.bidConfig as Schemas['BidConfig']), minBidders: 3, noticeHours: 72, ...bidConfig },
    needContract: false,
    contractThreshold: null,
    publicityDays: 0,
    orderLimit: '50000.00',
    switches: {
      ifOpenEntry: false,
      ifCrossAcceptance: false,
      ifAutoDelayWhenNoDecision: true,
      QLGYUniversityCharacter: false,
    },
    ...changes,
  };
}
