import type { ColumnType, Generated } from 'kysely';
import type { Status, Tracked } from '../columns.ts';
import type { GoodsCategoryTable } from './goodsCategories.ts';

/** A purchasing category (采购类别): which executions a school allows for purchases of a kind and amount. */
interface PurchasingCategoryTable extends Tracked {
  companyId: string;
  id: string;
  categoryName: string;
  categoryCode: string;
  purchaseType: GoodsCategoryTable['purchaseType'];
  /** The start of the range in yuan, as a decimal string, inclusive. */
  amountMin: string;
  /** The end of the range, exclusive; null for no limit. */
  amountMax: string | null;
  needArgumentReport: Generated<boolean>;
  sort: Generated<number>;
  status: Generated<Status>;
}

/** A goods category, of the platform or the school, that a purchasing category covers. */
interface PurchasingCategoryGoodsTable {
  companyId: string;
  categoryId: string;
  goodsCompanyId: string;
  goodsCategoryId: string;
}

interface PurchasingCategoryDeptTable {
  companyId: string;
  categoryId: string;
  deptId: string;
}

interface PurchasingCategoryExecutionTable {
  companyId: string;
  categoryId: string;
  executionId: string;
}

/** A way to carry out a purchase (执行方式). */
interface PurchasingExecutionTable extends Tracked {
  companyId: string;
  id: string;
  executionName: string;
  executionCode:
    | 'ONLINE_BID'
    | 'DIRECT'
    | 'SINGLE_SOURCE'
    | 'MALL'
    | 'FRAMEWORK'
    | 'NEGOTIATION'
    | 'CONSULTATION'
    | 'INQUIRY'
    | 'OPEN_TENDER'
    | 'EMERGENCY';
  /** The bidding rules as JSON, for ONLINE_BID only. */
  bidConfig: ColumnType<unknown, string | null, string | null>;
  needContract: boolean;
  contractThreshold: string | null;
  publicityDays: number;
  status: Generated<Status>;
}

/** A progress node (进度节点) of purchases with one execution. */
interface PurchasingProgressTable {
  companyId: string;
  id: string;
  executionId: string;
  nodeCode: string;
  nodeName: string;
  nodeNameEn: string | null;
  enabled: boolean;
  required: boolean;
  limitDays: number | null;
  sort: number;
}

export interface PurchasingConfigTables {
  purchasingCategory: PurchasingCategoryTable;
  purchasingCategoryGoods: PurchasingCategoryGoodsTable;
  purchasingCategoryDept: PurchasingCategoryDeptTable;
  purchasingCategoryExecution: PurchasingCategoryExecutionTable;
  purchasingExecution: PurchasingExecutionTable;
  purchasingProgress: PurchasingProgressTable;
}
