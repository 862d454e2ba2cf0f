import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { type NodeCode, progressNodes, sealedRules } from '#reference/purchasingPreset.ts';
import { seedId } from '#reference/seedId.ts';
import { mainSchoolId } from './schools.ts';
import { foundingTime } from './seedTime.ts';

type Execution = Insertable<Tables['purchasingExecution']>;
type Category = Insertable<Tables['purchasingCategory']>;

const open = {
  ...sealedRules,
  bidMode: 'OPEN',
  minDecrement: '100.00',
  maxQuoteTimes: 0,
  showLowestPrice: true,
  showRank: true,
  extendTriggerMinutes: 5,
  extendMaxTimes: 6,
  tieRule: 'REQUOTE',
};
const comprehensive = {
  ...sealedRules,
  supplierScope: 'LIBRARY',
  awardRule: 'COMPREHENSIVE',
  tieRule: 'CREDIT',
  scoreWeights: { price: 60, service: 15, credit: 15, delivery: 10 },
};

const online = 'ONLINE_BID';
type Line = Pick<Execution, 'executionName' | 'executionCode'> & Partial<Execution> & { n: number; rules?: object };
const executionLines: Line[] = [
  { n: 2301, executionName: '密封竞价', executionCode: online, rules: sealedRules },
  { n: 2302, executionName: '密封竞价（公示）', executionCode: online, rules: sealedRules, needContract: true, publicityDays: 3 },
  { n: 2303, executionName: '综合评分竞价', executionCode: online, rules: comprehensive, needContract: true, publicityDays: 5 },
  { n: 2304, executionName: '直接采购', executionCode: 'DIRECT', contractThreshold: '20000.00' },
  { n: 2305, executionName: '单一来源', executionCode: 'SINGLE_SOURCE', needContract: true, publicityDays: 5 },
  { n: 2306, executionName: '电商直采', executionCode: 'MALL' },
  { n: 2307, executionName: '框架协议', executionCode: 'FRAMEWORK' },
  { n: 2308, executionName: '公开竞价', executionCode: online, rules: open, publicityDays: 3 },
  { n: 2309, executionName: '公开招标', executionCode: 'OPEN_TENDER', needContract: true, publicityDays: 3, status: 'DISABLED' },
  { n: 2310, executionName: '竞争性谈判', executionCode: 'NEGOTIATION', needContract: true, publicityDays: 3 },
  { n: 2311, executionName: '竞争性磋商', executionCode: 'CONSULTATION', needContract: true, publicityDays: 3 },
  { n: 2312, executionName: '询价', executionCode: 'INQUIRY', needContract: true },
  { n: 2313, executionName: '应急采购', executionCode: 'EMERGENCY' },
];

const founded = bySystem(foundingTime);

const executions: Execution[] = executionLines.map(({ n, rules, ...fields }) => ({
  companyId: mainSchoolId,
  id: seedId('purchasingExecution', n),
  bidConfig: rules === undefined ? null : JSON.stringify(rules),
  needContract: false,
  contractThreshold: null,
  publicityDays: 0,
  ...founded,
  ...fields,
}));

/** What stands between the application and the acceptance of each execution, by its number. */
const progressLines: [execution: number, codes: NodeCode[]][] = [
  [2301, ['APPROVE', 'BID', 'DECIDE']],
  [2302, ['APPROVE', 'BID', 'DECIDE', 'NOTICE', 'CONTRACT']],
  [2303, ['APPROVE', 'BID', 'DECIDE', 'NOTICE', 'CONTRACT']],
  [2304, ['APPROVE']],
  [2305, ['APPROVE', 'NOTICE', 'CONTRACT']],
  [2306, []],
  [2307, ['APPROVE']],
  [2308, ['APPROVE', 'BID', 'DECIDE', 'NOTICE']],
  [2309, ['APPROVE', 'NOTICE', 'CONTRACT']],
  [2310, ['APPROVE', 'NOTICE', 'CONTRACT']],
  [2311, ['APPROVE', 'NOTICE', 'CONTRACT']],
  [2312, ['APPROVE', 'CONTRACT']],
  [2313, ['APPROVE']],
];

const progress: Insertable<Tables['purchasingProgress']>[] = progressLines
  .flatMap(([execution, between]) => progressNodes(between).map((node) => ({ execution, node })))
  .map(({ execution, node }, index) => ({
    companyId: mainSchoolId,
    id: seedId('purchasingProgress', 2401 + index),
    executionId: seedId('purchasingExecution', execution),
    ...node,
  }));

/** The second was changed once by the school's administrator. */
const changed = { version: 2, updateTime: new Date('2025-10-08T16:20:00+08:00'), updateByName: '李文博' };

type CategoryLine = Pick<Category, 'categoryName' | 'categoryCode' | 'purchaseType' | 'amountMin' | 'amountMax'> &
  Partial<Category> & { n: number; executions: number[] };
const goods = 'GOODS';
/** E-mall, framework, negotiation, consultation, inquiry and emergency. */
const larger = [2306, 2307, 2310, 2311, 2312, 2313];
const categoryLines: CategoryLine[] = [
  band(2201, '货物直接采购', 'GOODS-DIRECT', goods, ['0.00', '10000.00'], [2304, 2306]),
  {
    ...band(2202, '货物竞价采购', 'GOODS-BID', goods, ['10000.00', '50000.00'], [2301, 2304, 2306, 2307, 2312, 2313]),
    ...changed,
  },
  band(2203, '货物竞价采购（公示）', 'GOODS-PUBLIC', goods, ['50000.00', '200000.00'], [2302, 2305, ...larger, 2308]),
  {
    ...band(2204, '货物大额采购', 'GOODS-LARGE', goods, ['200000.00', '1000000.00'], [2303, 2305, 2310]),
    needArgumentReport: true,
  },
  band(2205, '服务竞价采购', 'SERVICE', 'SERVICE', ['10000.00', '200000.00'], [2302, 2305, 2311, 2313]),
  band(2206, '工程竞价采购', 'ENGINEERING', 'ENGINEERING', ['10000.00', '100000.00'], [2303]),
];

function band(
  n: number,
  categoryName: string,
  categoryCode: string,
  purchaseType: Category['purchaseType'],
  [amountMin, amountMax]: [string, string],
  executions: number[],
): CategoryLine {
  return { n, categoryName, categoryCode, purchaseType, amountMin, amountMax, executions };
}

/** Inserts the purchasing configuration of the main school; goods categories and schools must be there. */
export async function insertPurchasingConfig(trx: Transaction<Tables>): Promise<void> {
  await trx.insertInto('purchasingExecution').values(executions).execute();
  await trx.insertInto('purchasingProgress').values(progress).execute();
  const companyId = mainSchoolId;
  for (const [index, { n, executions: used, ...fields }] of categoryLines.entries()) {
    const id = seedId('purchasingCategory', n);
    const row = { companyId, id, sort: (index + 1) * 10, ...founded, ...fields };
    await trx.insertInto('purchasingCategory').values(row).execute();
    const links = used.map((one) => ({ companyId, categoryId: id, executionId: seedId('purchasingExecution', one) }));
    await trx.insertInto('purchasingCategoryExecution').values(links).execute();
  }
  const large = seedId('purchasingCategory', 2204);
  await trx
    .insertInto('purchasingCategoryGoods')
    .values({ companyId, categoryId: large, goodsCompanyId: '0', goodsCategoryId: seedId('goodsCategory', 2101) })
    .execute();
  await trx
    .insertInto('purchasingCategoryDept')
    .values({ companyId, categoryId: large, deptId: seedId('dept', 301) })
    .execute();
}
