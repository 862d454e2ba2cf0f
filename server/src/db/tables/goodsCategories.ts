import type { Generated } from 'kysely';
import type { Status, Tracked } from '../tables.ts';

/** A kind of what is bought (物品分类). Rows of company '0' are seen by every school, which hangs its own below them. */
export interface GoodsCategoryTable extends Tracked {
  companyId: string;
  id: string;
  /** The platform or the same school. */
  parentCompanyId: string | null;
  parentId: string | null;
  /** 1 at the top to 4, always one more than that of the parent. */
  level: number;
  categoryCode: string;
  categoryName: string;
  purchaseType: 'GOODS' | 'SERVICE' | 'ENGINEERING';
  unit: string | null;
  managerDeptId: string | null;
  needArgumentReport: Generated<boolean>;
  /** Yuan, as a decimal string. */
  argumentThreshold: string | null;
  hazardous: Generated<boolean>;
  shareable: Generated<boolean>;
  consumable: boolean;
  sort: Generated<number>;
  status: Generated<Status>;
}

export interface GoodsCategoryTables {
  goodsCategory: GoodsCategoryTable;
}
