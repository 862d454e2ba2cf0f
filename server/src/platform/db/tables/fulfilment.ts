import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Tracked } from '../columns.ts';

/** A line of an order, with the prices of the award. Quantities and amounts are decimal strings. */
export interface OrderLineTable {
  companyId: string;
  projectId: string;
  /** That of the line of the request. */
  no: number;
  itemName: string;
  spec: string | null;
  brand: string | null;
  model: string | null;
  categoryCompanyId: string | null;
  categoryId: string | null;
  quantity: string;
  unit: string;
  unitPrice: string;
  amount: string;
  acceptedQuantity: Generated<string>;
  /** In acceptances that are submitted and not concluded. */
  inspectedQuantity: Generated<string>;
  closedQuantity: Generated<string>;
  closeReason: string | null;
}

/** The outcome of a purchase that was not bid for here. */
interface ProjectOutcomeTable {
  companyId: string;
  projectId: string;
  supplierId: string;
  dealAmount: string;
  reason: string;
  resultPublic: boolean;
  quotes: JSONColumnType<Schemas['OutcomeQuote'][], string | undefined>;
  registeredByName: string;
  registerTime: Date;
}

/** An agreement from which purchases are called off. */
interface FrameworkAgreementTable extends Tracked {
  companyId: string;
  id: string;
  agreementNo: string;
  frameworkName: string;
  supplierId: string;
  validFrom: string;
  validTo: string;
  totalAmount: string;
  /** What may be called off. */
  remark: string | null;
}

export interface ContractTable extends Tracked {
  companyId: string;
  id: string;
  /** Given at the first submission. */
  contractCode: string | null;
  contractName: string;
  projectId: string;
  supplierId: string;
  partyB: string;
  partyAContact: string | null;
  partyAPhone: string | null;
  partyBContact: string | null;
  partyBPhone: string | null;
  amount: string;
  /** `YYYY-MM-DD`. */
  deliveryDate: string | null;
  warrantyMonths: number | null;
  terms: string | null;
  status: Schemas['ContractStatus'];
  instanceId: string | null;
  /** `YYYY-MM-DD`. */
  signDate: string | null;
  signedByName: string | null;
  rejectReason: string | null;
  voidReason: string | null;
}

interface ContractPaymentPlanTable {
  companyId: string;
  contractId: string;
  phase: number;
  condition: Schemas['PayCondition'];
  amount: string;
  /** `YYYY-MM-DD`. */
  planDate: string | null;
}

export interface WarehouseTable extends Tracked {
  companyId: string;
  id: string;
  warehouseCode: string;
  warehouseName: string;
  warehouseType: Schemas['WarehouseType'];
  deptId: string;
  address: string;
  status: 'ENABLED' | 'DISABLED';
}

interface WarehouseKeeperTable {
  companyId: string;
  warehouseId: string;
  userId: string;
}

interface WarehouseLocationTable {
  companyId: string;
  id: string;
  warehouseId: string;
  locationCode: string;
  locationName: string;
}

export interface AcceptanceTable extends Tracked {
  companyId: string;
  id: string;
  /** Given at the submission. */
  acceptanceCode: string | null;
  projectId: string;
  batchNo: number;
  /** `YYYY-MM-DD`. */
  arriveDate: string | null;
  acceptPlace: string | null;
  remark: string | null;
  acceptType: Schemas['AcceptType'];
  status: Schemas['AcceptanceStatus'];
  drawSeed: string | null;
  conclusion: Schemas['Conclusion'] | null;
  opinion: string | null;
  rating: JSONColumnType<Schemas['SupplierRating']> | null;
  acceptTime: Date | null;
  cancelReason: string | null;
}

export interface AcceptanceItemTable {
  companyId: string;
  acceptanceId: string;
  /** That of the line of the order. */
  no: number;
  arriveQuantity: string;
  passQuantity: string;
  problem: string | null;
  serialNos: ColumnType<string[], string | undefined, string>;
  warehouseId: string | null;
}

export interface AcceptanceMemberTable {
  companyId: string;
  acceptanceId: string;
  userId: string;
  /** Order in which they are shown. */
  no: number;
  memberRole: Schemas['MemberRole'];
  drawn: boolean;
  /** From another college than the applicant. */
  outside: boolean;
  agree: boolean | null;
  opinion: string | null;
  signTime: Date | null;
  /** Who has taken the place of a member that had signed and has left. */
  replacedByName: Generated<string | null>;
}

interface AssetNumberTable {
  companyId: string;
  assetNo: string;
  acceptanceId: string;
  no: number;
}

export interface FulfilmentTables {
  orderLine: OrderLineTable;
  projectOutcome: ProjectOutcomeTable;
  frameworkAgreement: FrameworkAgreementTable;
  contract: ContractTable;
  contractPaymentPlan: ContractPaymentPlanTable;
  warehouse: WarehouseTable;
  warehouseKeeper: WarehouseKeeperTable;
  warehouseLocation: WarehouseLocationTable;
  acceptance: AcceptanceTable;
  acceptanceItem: AcceptanceItemTable;
  acceptanceMember: AcceptanceMemberTable;
  assetNumber: AssetNumberTable;
}
