import type { Schemas } from '@campus-procurement/sdk';
import { screen } from '@testing-library/react';
import { aPattern } from './aPattern.ts';
import { aTurn } from './aTurn.ts';
import { menuItem } from './menuItem.ts';
import { api, renderApp } from './renderApp.tsx';

type Detail = Schemas['ProjectDetail'];

const path = '/purchase-management/project-info';
const me = api.example('getInfo');
const example = api.example('getProjectDetail');
const item = example.items[0] as Schemas['ProjectItem'];
const hour = 3_600_000;

/** A time so many hours from now. */
export const hence = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** A purchase that an officer has taken, before it is announced. */
export const claimed: Detail = {
  ...example,
  id: 'one',
  projectName: '离心机',
  status: 'APPROVED',
  lane: 'BIDDING',
  version: 3,
  amount: '186000.00',
  actualAmount: null,
  paidAmount: '0.00',
  receipt: null,
  invoices: [],
  payments: [],
  archiveTime: null,
  blockedCaseId: null,
  officerId: me.id,
  officerName: me.name,
  turns: [aTurn('PUBLISH', { names: [me.name], mine: true })],
  allowedActions: ['PUBLISH', 'TERMINATE'],
  companyId: me.companyId,
  priceCeiling: null,
  nextTime: null,
  applicantName: '王晓梅',
  items: [
    { ...item, itemName: '离心机主机', parameters: '噪声低\n*转速不低于 20000 r/min', quantity: '2', unit: '台' },
    { ...item, itemName: '转子', parameters: null, quantity: '4', unit: '只' },
  ],
  minBidders: 3,
  noticeHours: 72,
  pattern: aPattern({ categoryName: '十万元以上货物', publicityDays: 3 }, { supplierScope: 'PUBLIC' }),
};

/** A round in which suppliers quote. */
export const biddingNow: Schemas['Bidding'] = {
  projectId: 'one',
  roundNo: 1,
  stage: 'BIDDING',
  supplierScope: 'PUBLIC',
  awardRule: 'LOWEST_COMPLIANT',
  minBidders: 3,
  maxQuoteTimes: 3,
  priceCeiling: '180000.00',
  startTime: hence(-24),
  joinEndTime: hence(10),
  endTime: hence(10),
  originalEndTime: hence(10),
  serverTime: hence(0),
  automatic: false,
  witnessNeeded: true,
  witnesses: [],
  closeTime: null,
  closingHash: null,
  documentsOpenTime: null,
  pricesOpenTime: null,
  openedByName: null,
  bidderCount: null,
  judging: null,
  unreadableCount: 0,
  commitments: [],
  invitations: [],
  decisionDeadline: null,
  decisionDelayTimes: 0,
  decisionOverdue: false,
  failReason: null,
  failRemark: null,
  awards: [],
  notices: [],
  allowedActions: [],
  version: 4,
  suspension: null,
};

/** The same round when it is over and closed. */
export const closed: Schemas['Bidding'] = {
  ...biddingNow,
  stage: 'CLOSED',
  endTime: hence(-1),
  joinEndTime: hence(-1),
  originalEndTime: hence(-1),
  closeTime: hence(-1),
};

/** A bidder whose technical part is open. */
export function bidder(no: number, more: Partial<Schemas['Participant']> = {}): Schemas['Participant'] {
  return {
    id: `p${no}`,
    no,
    maskedName: `供应商0${no}`,
    supplierId: null,
    supplierName: null,
    contactName: null,
    contactPhone: null,
    joinTime: hence(-20),
    joinIp: null,
    risks: [],
    quoteId: `q${no}`,
    arrivalTime: hence(-3),
    terms: {
      lines: [
        { no: 1, brand: '沪科', model: `LX-${no}`, manufacturer: null, response: '满足全部参数' },
        ...(no === 1 ? [{ no: 2, brand: '沪科', model: 'R-8', manufacturer: null, response: null }] : []),
      ],
      deliveryDays: 30,
      warrantyMonths: 24,
      deviation: null,
    },
    compliant: null,
    void: false,
    voidReason: null,
    judgements: [],
    files: [],
    ...more,
  };
}

/** A quote whose price is open. */
export function openedQuote(no: number, total: string, more: Partial<Schemas['ComparedQuote']> = {}): Schemas['ComparedQuote'] {
  return {
    quoteId: `q${no}`,
    no,
    supplierId: `s${no}`,
    supplierName: `第${no}公司`,
    supplierStatus: 'APPROVED',
    total,
    rank: no,
    status: 'VALID',
    compliant: true,
    voidReason: null,
    abnormallyLow: false,
    explanation: null,
    risks: [],
    deliveryDays: 30,
    warrantyMonths: 24,
    arrivalTime: hence(-5),
    nonce: '0'.repeat(32),
    commitment: '0'.repeat(64),
    commitmentHolds: true,
    canonical: '{}',
    exclusions: [],
    files: [],
    lines: [{ no: 1, unitPrice: '1.00', lineTotal: total, isLowest: no === 1, brand: '沪科', model: 'LX' }],
    ...more,
  };
}

/** The page of a purchase, with its bidding if it is announced. */
export async function openBidding(project: Detail, bidding: Schemas['Bidding'] | null = null, search = '', self = me) {
  api.override('getInfo', { ...self, permissions: ['purchase:project:publish'], userType: 'STAFF' });
  api.override('getUserMenu', [menuItem(path, '采购详情')]);
  api.override('getProjectDetail', project);
  if (bidding) api.override('getBidding', bidding);
  const app = await renderApp(`${path}?id=one${search}`);
  await screen.findByRole('heading', { level: 1, name: project.projectName });
  return app;
}
