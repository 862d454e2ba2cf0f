import type { Schemas } from '@campus-procurement/sdk';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Tracked } from '../columns.ts';
import type { StoredObjection } from './storedObjection.ts';

/** Amounts in yuan that a purchase keeps from the day of its submission. */
export interface KeptLimits {
  witnessLimit: string;
  awardApprovalLimit: string;
  changeApprovalLimit: string;
  outsiderLimit: string;
  outsideLeaderLimit: string;
}

/** A purchase. Amounts are decimal strings in yuan. */
export interface ProjectTable extends Tracked {
  companyId: string;
  id: string;
  /** Given at the first submission. */
  projectCode: string | null;
  projectName: string;
  /** What an event decided. `phase` and `returnCause` refine it: see `shownStatus`. */
  status:
    | 'DRAFT'
    | 'APPROVING'
    | 'RETURNED'
    | 'APPROVED'
    | 'PUBLISHED'
    | 'OPENING'
    | 'DECIDING'
    | 'NOTICE'
    | 'AWARDED'
    | 'FAILED'
    | 'EXECUTING'
    | 'COMPLETED'
    | 'ARCHIVED'
    | 'TERMINATED';
  /**
   * AWARD_APPROVING: a decision about the award, or its cancellation, is being approved. CONTRACTING: there is a contract that is not
   * signed. ACCEPTING: a witness is asked, or an acceptance is submitted. WAREHOUSING: a document waits for the keepers of a store.
   */
  phase: 'ACCEPTING' | 'AWARD_APPROVING' | 'CONTRACTING' | 'WAREHOUSING' | null;
  /** Since when it stands still, beside its state, and why; null if it does not. */
  suspendTime: Date | null;
  suspendCause: 'OFFICER' | 'MODIFICATION' | 'TERMINATION' | null;
  suspendReason: string | null;
  /** A change of it is being approved. */
  modifying: Generated<boolean>;
  /** An approval decides whether it is given up, or its order terminated for default of the supplier. */
  terminating: Generated<boolean>;
  /** The state that it shows, but for what the clock adds to PUBLISHED: see `shownStatusSql`. */
  shownStatus: GeneratedAlways<Schemas['ProjectStatus']>;
  /** Why it was returned. */
  returnCause: 'REJECTED' | 'RETURNED' | 'WITHDRAWN' | null;
  /** Who has the rights of the requester now. */
  applicantId: string;
  /** Who had them before and has left, the one who requested it first. */
  formerApplicantIds: Generated<string[]>;
  deptId: string;
  description: string | null;
  /** Which way it goes; null before the first submission. */
  lane: Schemas['PurchaseLane'] | null;
  purchaseType: Generated<Schemas['PurchaseType']>;
  /** Null: the sum of the lines. */
  priceCeiling: string | null;
  /** What the request wants beyond the rules of the school; null: as they say. */
  minBidders: number | null;
  noticeHours: number | null;
  deliveryDays: number | null;
  warrantyMonths: number | null;
  paymentTerms: string | null;
  deliveryAddress: string | null;
  contactName: string | null;
  contactPhone: string | null;
  requirements: string | null;
  /** Why similar purchases are separate. */
  splitReason: string | null;
  /** The rules of the school as they were at the submission; null for small purchases. */
  pattern: JSONColumnType<Schemas['PurchasePattern']> | null;
  /** The limits of the school as they were at the submission; null before it, and for purchases of before they were kept. */
  limits: JSONColumnType<KeptLimits> | null;
  /** How it is to be bought; null: by bidding. */
  executionCode: Schemas['ExecutionCode'] | null;
  /** Why it is not to be bid for. */
  otherReason: string | null;
  /** Which of its files is the argument report. */
  argumentId: string | null;
  /** The item of the school's own project system that it is charged to; null: none, also where the school has stopped using them. */
  associationCode: string | null;
  /** What its way needs to be known; what another way needs is kept. */
  wayFacts: JSONColumnType<Schemas['WayFactsInput']> | null;
  /** Until when a report is wanted about a purchase in an emergency, and the report. */
  reportDue: Date | null;
  reportTime: Date | null;
  report: string | null;
  /** Objections to the single source, in the order of their numbers. */
  sourceObjections: JSONColumnType<StoredObjection[], string | undefined>;
  /** The procurement officer who has taken it, never the applicant. */
  officerId: string | null;
  payeeSupplierId: string | null;
  /** Empty as long as the draft names nobody. */
  payeeName: Generated<string>;
  payeeBank: string | null;
  payeeAccount: string | null;
  /** When the school had reviewed that account in the profile of the supplier; null for a shop. */
  payeeReviewTime: Date | null;
  /** Who agreed that a later account counts for this purchase. */
  payeeAgreedById: string | null;
  payeeAgreedByName: string | null;
  /** The sum of the lines. */
  amount: string;
  /** What it cost, according to the receipt. */
  actualAmount: string | null;
  paidAmount: Generated<string>;
  /** What the supplier has to refund after its default: what was paid beyond what was accepted. */
  claimAmount: Generated<string>;
  refundedAmount: Generated<string>;
  writtenOffAmount: Generated<string>;
  /** An approval decides whether the rest of the claim is written off. */
  writingOff: Generated<boolean>;
  /** Of the award; null before it and for small purchases. */
  orderAmount: string | null;
  acceptedAmount: Generated<string>;
  /** What may be paid by now, whatever is invoiced. */
  dueAmount: Generated<string>;
  /** Accepted assets without a number. */
  missingAssetNumbers: Generated<number>;
  waivedAmount: string | null;
  waiveReason: string | null;
  archiveNo: string | null;
  /** The latest case of approval. */
  instanceId: string | null;
  submitTime: Date | null;
  /** Since when the next step waits; null for drafts and at the end. */
  waitingSince: Date | null;
  /** Why it was returned or given up. */
  endReason: string | null;
  archiveTime: Date | null;
  /** The window of the running round, or of the last one. */
  bidStartTime: Date | null;
  bidEndTime: Date | null;
  /** When something happens next by itself, or is to be done. */
  nextTime: Date | null;
}

/** A line of a purchase. A draft may lack everything. */
interface ProjectItemTable {
  companyId: string;
  projectId: string;
  no: number;
  itemName: string | null;
  spec: string | null;
  /** One a line; those that begin with * must be met. */
  parameters: string | null;
  categoryCompanyId: string | null;
  categoryId: string | null;
  quantity: string | null;
  unit: string | null;
  amount: string | null;
  /** Made abroad. */
  imported: Generated<boolean>;
}

/** What a purchase takes from a card, and what of it is frozen, occupied and paid now. */
interface ProjectFundTable {
  companyId: string;
  projectId: string;
  no: number;
  expenditureId: string | null;
  amount: string | null;
  frozen: Generated<string>;
  occupied: Generated<string>;
  paid: Generated<string>;
}

/** A user who has a part in a purchase and may therefore read it. The applicant is in here only as a follower. */
interface ProjectParticipantTable {
  companyId: string;
  projectId: string;
  userId: string;
  kind: 'APPROVER' | 'WITNESS' | 'FOLLOWER' | 'COPIED' | 'OFFICER' | 'ACCEPTOR' | 'KEEPER' | 'REQUESTER';
}

interface ProjectReceiptTable {
  companyId: string;
  id: string;
  projectId: string;
  instanceId: string;
  actualAmount: string;
  witnessId: string;
  status: Schemas['ProjectReceipt']['status'];
  opinion: string | null;
  createTime: Date;
  witnessTime: Date | null;
}

/** An invoice of a seller, which may cover several purchases. Number and date are those of its last correction. */
interface InvoiceTable {
  companyId: string;
  id: string;
  /** The supplier; null for a shop, which has a name only. */
  sellerId: string | null;
  sellerName: string;
  number: string;
  /** The sum of its parts; below zero if it reverses another one. */
  amount: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  /** The invoice of which it takes something back. */
  reversesId: string | null;
  voided: Generated<boolean>;
  createTime: Date;
  createByName: string | null;
}

/** What an invoice says of one purchase, or of one batch of it. */
interface InvoicePartTable {
  companyId: string;
  invoiceId: string;
  projectId: string;
  /** The batch; null for the purchase as a whole. */
  acceptanceId: string | null;
  amount: string;
}

/** A change of an invoice, with the number and the date that it had before. */
interface InvoiceCorrectionTable {
  companyId: string;
  id: string;
  invoiceId: string;
  kind: 'CHANGE' | 'VOID';
  number: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  reason: string;
  createTime: Date;
  createByName: string | null;
}

interface ProjectPaymentTable {
  companyId: string;
  id: string;
  projectId: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  paidDate: string;
  voucherNo: string;
  /** To whom and where; null for payments from before it was kept. */
  payeeName: string | null;
  payeeBank: string | null;
  payeeAccount: string | null;
  createTime: Date;
  createByName: string | null;
}

/** The bank has returned a payment. */
interface PaymentReversalTable {
  companyId: string;
  paymentId: string;
  /** `YYYY-MM-DD`. */
  reversalDate: string;
  reason: string;
  createTime: Date;
  createByName: string | null;
}

/** A request to terminate an order for default of the supplier, with what counted when it was decided. */
interface SupplierDefaultTable {
  companyId: string;
  id: string;
  projectId: string;
  supplierId: string | null;
  supplierName: string;
  reason: string;
  status: 'ASKED' | 'ENDED' | 'REJECTED' | 'WITHDRAWN';
  paidAmount: string;
  acceptedAmount: string;
  claimAmount: string;
  requestedByName: string;
  requestTime: Date;
  endTime: Date | null;
}

/** A part of a claim that the supplier has paid back. */
interface ClaimRefundTable {
  companyId: string;
  id: string;
  projectId: string;
  amount: string;
  /** `YYYY-MM-DD`. */
  refundDate: string;
  voucherNo: string;
  createTime: Date;
  createByName: string | null;
}

/** A refund that the bank has returned, or that was registered by mistake. */
interface RefundReversalTable {
  companyId: string;
  refundId: string;
  /** `YYYY-MM-DD`. */
  reversalDate: string;
  reason: string;
  createTime: Date;
  createByName: string | null;
}

/** The limits of a school. A school without a row has those of the reference. */
interface PurchasePolicyTable extends Tracked {
  companyId: string;
  smallLimit: string;
  ownCardLimit: string;
  orderLimit: Generated<string>;
  tenderLimit: Generated<string>;
  serviceTenderLimit: Generated<string>;
  worksTenderLimit: Generated<string>;
  witnessLimit: Generated<string>;
  awardApprovalLimit: Generated<string>;
  changeApprovalLimit: Generated<string>;
  outsiderLimit: Generated<string>;
  outsideLeaderLimit: Generated<string>;
  argumentLimit: Generated<string>;
  argumentSumLimit: Generated<string>;
  similarDays: number;
}

type StockNumber = 'STOCK_IN' | 'STOCK_OUT' | 'STOCK_TRANSFER' | 'STOCK_RETURN' | 'STOCK_CHECK' | 'STOCK_SCRAP';

/** The last number of a kind of document in a year. */
interface DocumentNumberTable {
  companyId: string;
  kind: 'PROJECT' | 'ANNOUNCEMENT' | 'CONTRACT' | 'ACCEPTANCE' | 'MODIFICATION' | 'SHARED_APPLY' | StockNumber;
  year: number;
  last: number;
}

/** The history of a record, whose rows are only inserted. Each hash covers the row and the hash before it. */
export interface FlowEventTable {
  companyId: string;
  /** BIDDER: what a bidder did in a round, which only the bidder knows until the opening. */
  kind: 'PROJECT' | 'BIDDER';
  subjectId: string;
  /** From 1, without gaps. */
  no: number;
  step: string;
  fromStatus: string | null;
  toStatus: string;
  actorId: string | null;
  actorName: string | null;
  /** In whose place the actor decides, as a deputy. */
  forUserName: Generated<string | null>;
  roleName: string | null;
  content: string | null;
  /** Random, so that an erased content cannot be guessed from its hash. */
  salt: string;
  time: Date;
  hash: string;
}

export interface ProjectTables {
  project: ProjectTable;
  projectItem: ProjectItemTable;
  projectFund: ProjectFundTable;
  projectParticipant: ProjectParticipantTable;
  projectReceipt: ProjectReceiptTable;
  invoice: InvoiceTable;
  invoicePart: InvoicePartTable;
  invoiceCorrection: InvoiceCorrectionTable;
  projectPayment: ProjectPaymentTable;
  paymentReversal: PaymentReversalTable;
  supplierDefault: SupplierDefaultTable;
  claimRefund: ClaimRefundTable;
  refundReversal: RefundReversalTable;
  purchasePolicy: PurchasePolicyTable;
  documentNumber: DocumentNumberTable;
  flowEvent: FlowEventTable;
}
