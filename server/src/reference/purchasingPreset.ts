import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

type Execution = Insertable<Tables['purchasingExecution']>;
type Category = Insertable<Tables['purchasingCategory']>;

/** Sealed bidding as most schools have it. */
export const sealedRules = {
  bidMode: 'SEALED',
  supplierScope: 'PUBLIC',
  minBidders: 3,
  reMinBidders: 2,
  noticeHours: 72,
  joinDeadlineHours: null,
  priceCeilingRequired: true,
  minDecrement: null,
  minDecrementPercent: null,
  maxQuoteTimes: 3,
  showLowestPrice: false,
  showRank: false,
  allowTie: false,
  extendTriggerMinutes: 0,
  extendMinutes: 5,
  extendMaxTimes: 0,
  awardRule: 'LOWEST_COMPLIANT',
  scoreWeights: null,
  tieRule: 'EARLIEST',
  decisionDays: 3,
  autoDelayHours: 24,
  autoDelayMaxTimes: 3,
  abnormalLowPercent: 50,
  depositAmount: null,
  requireSample: false,
};

const nodeNames = {
  APPLY: ['申购', 'Request'],
  APPROVE: ['审批', 'Approval'],
  BID: ['竞价', 'Bidding'],
  DECIDE: ['定标', 'Award'],
  NOTICE: ['公示', 'Objection period'],
  CONTRACT: ['合同', 'Contract'],
  ACCEPT: ['验收', 'Acceptance'],
  STOCK: ['入库', 'Warehouse entry'],
  ARCHIVE: ['归档', 'Archive'],
} as const;
export type NodeCode = keyof typeof nodeNames;
const limits: Partial<Record<NodeCode, number>> = { APPROVE: 5, BID: 5, DECIDE: 3, CONTRACT: 15, ARCHIVE: 30 };

/** The progress of an execution: what stands between the application and the acceptance, with these. */
export function progressNodes(between: readonly NodeCode[]) {
  return (['APPLY', ...between, 'ACCEPT', 'STOCK', 'ARCHIVE'] as const).map((nodeCode, index) => ({
    nodeCode,
    nodeName: nodeNames[nodeCode][0],
    nodeNameEn: nodeNames[nodeCode][1],
    enabled: true,
    // Services and works are not put in store.
    required: nodeCode !== 'STOCK',
    limitDays: limits[nodeCode] ?? null,
    sort: index + 1,
  }));
}

interface PresetExecution extends Pick<Execution, 'executionName' | 'executionCode' | 'needContract' | 'publicityDays'> {
  rules: typeof sealedRules | null;
  between: NodeCode[];
}

function way(
  executionName: string,
  executionCode: Execution['executionCode'],
  between: NodeCode[],
  publicityDays = 0,
): PresetExecution {
  const rules = executionCode === 'ONLINE_BID' ? sealedRules : null;
  return { executionName, executionCode, rules, between, publicityDays, needContract: between.includes('CONTRACT') };
}

/** The ways in which universities usually buy. */
const ways = {
  sealed: way('密封竞价', 'ONLINE_BID', ['APPROVE', 'BID', 'DECIDE']),
  sealedWithNotice: way('密封竞价（公示）', 'ONLINE_BID', ['APPROVE', 'BID', 'DECIDE', 'NOTICE', 'CONTRACT'], 3),
  direct: way('直接采购', 'DIRECT', ['APPROVE']),
  mall: way('电商直采', 'MALL', []),
  framework: way('框架协议', 'FRAMEWORK', ['APPROVE']),
  singleSource: way('单一来源', 'SINGLE_SOURCE', ['APPROVE', 'NOTICE', 'CONTRACT'], 5),
  inquiry: way('询价', 'INQUIRY', ['APPROVE', 'CONTRACT']),
  negotiation: way('竞争性谈判', 'NEGOTIATION', ['APPROVE', 'NOTICE', 'CONTRACT'], 3),
  consultation: way('竞争性磋商', 'CONSULTATION', ['APPROVE', 'NOTICE', 'CONTRACT'], 3),
  tender: way('公开招标', 'OPEN_TENDER', ['APPROVE', 'NOTICE', 'CONTRACT'], 3),
  emergency: way('应急采购', 'EMERGENCY', ['APPROVE']),
};
type Way = keyof typeof ways;

interface PresetCategory
  extends Pick<Category, 'categoryName' | 'categoryCode' | 'purchaseType' | 'amountMin' | 'amountMax' | 'needArgumentReport'> {
  ways: Way[];
}

/** What is rarely right, but for each amount that is bid for. */
const seldom: Way[] = ['singleSource', 'negotiation', 'consultation', 'emergency'];
const kinds = [
  ['货物', 'GOODS', ['mall', 'framework', 'inquiry']],
  ['服务', 'SERVICE', ['framework']],
  ['工程', 'ENGINEERING', []],
] as const;

/** Bands of amounts for goods, services and works, whose limits are those of a school that has set none. */
export const purchasingPreset: { ways: Record<Way, PresetExecution>; categories: PresetCategory[] } = {
  ways,
  categories: kinds.flatMap(([name, purchaseType, more]) => {
    const band = (word: string, code: string, amountMin: string, amountMax: string | null, executions: Way[]) => ({
      categoryName: `${name}${word}`,
      categoryCode: `${purchaseType}-${code}`,
      purchaseType,
      amountMin,
      amountMax,
      ways: executions,
      needArgumentReport: amountMax === null,
    });
    return [
      band('直接采购', 'DIRECT', '0.00', '10000.00', purchaseType === 'GOODS' ? ['direct', 'mall'] : ['direct']),
      band('竞价采购', 'BID', '10000.00', '50000.00', ['sealed', ...more, 'singleSource', 'emergency']),
      band('竞价采购（公示）', 'PUBLIC', '50000.00', '200000.00', ['sealedWithNotice', ...more, ...seldom]),
      band('大额采购', 'LARGE', '200000.00', null, ['tender', ...seldom]),
    ];
  }),
};
