import type { Generated } from 'kysely';

/** An item of a school's own project system, which purchases are charged to. */
interface AssociationItemTable {
  companyId: string;
  externalCode: string;
  externalName: string;
  planYear: number | null;
  /** In yuan. */
  planAmount: string;
  deptName: string | null;
  leaderName: string | null;
  /** False once that system has closed it or names it no more. */
  enabled: Generated<boolean>;
  syncTime: Date;
}

export interface AssociationTables {
  associationItem: AssociationItemTable;
}
