import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Tracked } from '../columns.ts';

/** What a store holds of a kind of goods at a place. Empty texts: unknown. */
export interface StockTable {
  companyId: string;
  id: string;
  warehouseId: string;
  locationId: string | null;
  itemName: string;
  itemNameKey: GeneratedAlways<string>;
  categoryCompanyId: string | null;
  categoryId: string | null;
  brand: Generated<string>;
  model: Generated<string>;
  batchNo: Generated<string>;
  /** `YYYY-MM-DD`. */
  expireDate: string | null;
  unit: string;
  quantity: Generated<string>;
  lockedQuantity: Generated<string>;
  /** Of it, what other departments may ask for. */
  sharedQuantity: Generated<string>;
  /** The average price is this by the quantity. */
  totalCost: Generated<string>;
  minQuantity: string | null;
  ownerDeptId: string;
  sourceProjectId: string | null;
  lastInTime: Date;
}

/** Null unless something is said. */
type Given<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface StockDocumentTable extends Tracked {
  companyId: string;
  id: string;
  docCode: string;
  docType: Schemas['StockDocType'];
  status: Schemas['StockDocStatus'];
  warehouseId: string;
  acceptanceId: string | null;
  projectId: string | null;
  /** Of two keepers, the one who has confirmed. */
  firstConfirmUserId: string | null;
  firstConfirmUserName: string | null;
  confirmUserName: string | null;
  confirmTime: Date | null;
  cancelReason: string | null;
  /** Of a transfer. */
  targetWarehouseId: Given<string>;
  /** Of goods that come back: their issue. */
  sourceDocumentId: Given<string>;
  receiverDeptId: Given<string>;
  receiverName: Given<string>;
  purpose: Given<string>;
  /** The keeper who drafted it; null if the platform made it. */
  draftedById: Given<string>;
  /** Of a transfer that was sent. */
  sentById: Given<string>;
  sentByName: Given<string>;
  sentTime: Given<Date>;
  lossReason: Given<string>;
}

export interface StockDocumentItemTable {
  companyId: string;
  documentId: string;
  no: number;
  itemName: string;
  categoryCompanyId: string | null;
  categoryId: string | null;
  brand: string | null;
  model: string | null;
  unit: string;
  quantity: string;
  unitCost: string;
  amount: string;
  locationId: string | null;
  batchNo: string | null;
  /** `YYYY-MM-DD`. */
  expireDate: string | null;
  serialNos: ColumnType<string[], string | undefined, string>;
  stockId: string | null;
  /** Of goods that come back: the line of their issue. */
  sourceNo: Given<number>;
  /** Of a stocktake, whose quantity is what was counted. */
  bookQuantity: Given<string>;
  diffReason: Given<string>;
  /** Of a transfer: what arrived, and the stock that it went into. */
  receivedQuantity: Given<string>;
  targetStockId: Given<string>;
}

/** A movement of a stock. Rows are only added. */
interface StockFlowTable {
  companyId: string;
  id: string;
  stockId: string;
  documentId: string;
  direction: 'IN' | 'OUT';
  quantity: string;
  /** After it. */
  balance: string;
  /** Worth of what moved, and of what is there after it. */
  amount: string;
  worth: string;
  operatorId: string | null;
  operatorName: string | null;
  time: Date;
}

/** A request of another department for shared stock. */
export interface SharedApplyTable extends Tracked {
  companyId: string;
  id: string;
  applyCode: string;
  stockId: string;
  applyDeptId: string;
  applicantId: string;
  applicantName: string;
  quantity: string;
  purpose: string;
  /** `YYYY-MM-DD`; null of what is used up. */
  expectReturnDate: Given<string>;
  status: Schemas['SharedApplyStatus'];
  approvedQuantity: Given<string>;
  opinion: Given<string>;
  decideByName: Given<string>;
  decideTime: Given<Date>;
  /** The issue. */
  documentId: Given<string>;
  issueRemark: Given<string>;
  issueByName: Given<string>;
  issueTime: Given<Date>;
  receiveTime: Given<Date>;
  cancelReason: Given<string>;
  /** Who has taken the place of an applicant that has left, the first one first. */
  replacements: JSONColumnType<Schemas['ApplyReplacement'][], string | undefined>;
}

/** Lent goods that came back, or were lost. */
interface SharedReturnTable {
  companyId: string;
  applyId: string;
  no: number;
  quantity: string;
  /** What it was worth when it was issued. */
  amount: string;
  condition: Schemas['ReturnCondition'];
  reason: string | null;
  /** Null of what was lost. */
  documentId: string | null;
  returnByName: string | null;
  returnTime: Date;
}

export interface StockTables {
  sharedApply: SharedApplyTable;
  sharedReturn: SharedReturnTable;
  stock: StockTable;
  stockDocument: StockDocumentTable;
  stockDocumentItem: StockDocumentItemTable;
  stockFlow: StockFlowTable;
}
