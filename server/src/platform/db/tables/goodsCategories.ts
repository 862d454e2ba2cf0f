import type { Generated, JSONColumnType } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** A category of goods (物品分类). Rows of company '0' are visible to every school, which adds its own below them. */
export interface GoodsCategoryTable extends Tracked {
  companyId: string;
  id: string;
  /** The platform or the same school. */
  parentCompanyId: string | null;
  parentId: string | null;
  /** 1 at the top to 4; always one more than the parent's. */
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
  /** Registered as a fixed asset when bought; never together with `consumable`. */
  fixedAsset: Generated<boolean>;
  /** In the state's catalogue of central procurement. */
  centralCatalogue: Generated<boolean>;
  sort: Generated<number>;
  status: Generated<Status>;
}

/** Who manages the goods of a category at a school: users, or who holds a role in a department. */
interface GoodsCategoryManagerTable {
  companyId: string;
  /** The platform or the same school. */
  categoryCompanyId: string;
  categoryId: string;
  userIds: JSONColumnType<string[] | null, string | null, string | null>;
  roleCode: string | null;
  deptId: string | null;
}

export interface GoodsCategoryTables {
  goodsCategory: GoodsCategoryTable;
  goodsCategoryManager: GoodsCategoryManagerTable;
}
