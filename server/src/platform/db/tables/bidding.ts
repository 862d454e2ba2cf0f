import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A round of sealed bidding. Amounts are decimal strings in yuan. */
export interface BidRoundTable {
  companyId: string;
  id: string;
  projectId: string;
  roundNo: number;
  supplierScope: Schemas['Bidding']['supplierScope'];
  awardRule: 'LOWEST_PRICE' | 'LOWEST_COMPLIANT';
  minBidders: number;
  /** 0: no limit. */
  maxQuoteTimes: number;
  priceCeiling: string;
  /** The platform publishes and opens by itself. */
  automatic: boolean;
  witnessNeeded: boolean;
  startTime: Date;
  joinEndTime: Date;
  endTime: Date;
  originalEndTime: Date;
  /** Id of the sealing key, and 32 bytes in hexadecimal that the key of the round is derived with. */
  keyId: string;
  keySalt: string;
  /** Derived from the secret as well, for nothing but telling it from another one. */
  keyCheck: string | null;
  /** An administrator of the platform has declared the key of the round lost. */
  keyLostTime: Date | null;
  keyLostReason: string | null;
  keyLostByName: string | null;
  closeTime: Date | null;
  /** SHA-256 over the sorted commitments. */
  closingHash: string | null;
  documentsOpenTime: Date | null;
  pricesOpenTime: Date | null;
  openedByName: string | null;
  decisionDeadline: Date | null;
  decisionDelayTimes: Generated<number>;
  decisionOverdue: Generated<boolean>;
  failReason: Schemas['FailReason'] | null;
  failRemark: string | null;
  failTime: Date | null;
  /** As that of its purchase, which suppliers do not lock. */
  suspendTime: Date | null;
}

interface BidInvitationTable {
  companyId: string;
  roundId: string;
  supplierId: string;
  drawn: boolean;
  reason: string | null;
}

interface BidWitnessTable {
  companyId: string;
  roundId: string;
  stage: Schemas['OpeningStage'];
  userId: string;
  userName: string;
  time: Date;
}

/** A supplier that has joined a round. Who it is leaves the sealed part at the opening of the prices. */
export interface BidParticipantTable {
  companyId: string;
  id: string;
  roundId: string;
  /** Null until the prices are opened, and for ever if they never are: it is sealed, and marked. */
  supplierId: string | null;
  /** What stands for the id of the supplier: `supplierMark`. Null in rounds from before there were marks. */
  supplierMark: string | null;
  /** Given at the closing. */
  no: number | null;
  joinTime: Date;
  sealed: Buffer;
  contactName: string | null;
  contactPhone: string | null;
  joinIp: string | null;
  qualificationIds: JSONColumnType<string[]> | null;
  risks: ColumnType<Schemas['RiskKind'][], string | undefined, string>;
}

/** A quote: sealed until the openings fill what is null before. Only the last one of a bidder counts. */
export interface BidQuoteTable {
  companyId: string;
  id: string;
  participantId: string;
  quoteNo: number;
  arrivalTime: Date;
  commitment: string;
  sealedTerms: Buffer;
  sealedPrices: Buffer;
  terms: JSONColumnType<Schemas['QuoteTerms']> | null;
  prices: JSONColumnType<{ no: number; unitPrice: string; lineTotal: string }[]> | null;
  nonce: string | null;
  total: string | null;
  commitmentHolds: boolean | null;
  compliant: boolean | null;
  voidReason: string | null;
  abnormallyLow: Generated<boolean>;
  rank: number | null;
  explanation: string | null;
  explanationTime: Date | null;
}

/** What is known of a file of a quote. */
export interface BidFileFacts {
  fileName: string;
  contentType: Schemas['FileContentType'];
  fileSize: number;
  sha256: string;
  /** What its content is sealed with, in base64. */
  contentKey: string;
}

/** A file that a bidder has uploaded for a quote. */
export interface BidFileTable {
  companyId: string;
  /** Begins with `quote-`. */
  id: string;
  participantId: string;
  storageKey: string;
  createTime: Date;
  sealed: Buffer;
  opened: ColumnType<BidFileFacts | null, string | undefined, string>;
}

/** The files of a quote, in their order. */
interface BidQuoteFileTable {
  companyId: string;
  quoteId: string;
  no: number;
  fileId: string;
}

interface BidJudgementTable {
  companyId: string;
  quoteId: string;
  stage: Schemas['JudgementStage'];
  judgeId: string;
  judgeName: string;
  result: 'PASS' | 'FAIL';
  reason: string | null;
  time: Date;
}

export interface BidAwardTable {
  companyId: string;
  id: string;
  projectId: string;
  quoteId: string;
  supplierId: string;
  amount: string;
  rank: number;
  opinion: string;
  notLowestReason: string | null;
  riskAnswers: ColumnType<Schemas['RiskAnswer'][], string | undefined, string>;
  /** Null: the clock. */
  decidedBy: string | null;
  decidedByName: string | null;
  decideTime: Date;
  status: Schemas['AwardStatus'];
  noticeEndTime: Date | null;
  cancelReason: string | null;
}

/** A notice about a purchase. It never changes. */
export interface AnnouncementTable {
  companyId: string;
  id: string;
  announcementCode: string;
  type: Schemas['NoticeType'];
  title: string;
  projectId: string;
  publishScope: 'PUBLIC' | 'SUPPLIER';
  sections: JSONColumnType<Schemas['NoticeSection'][]>;
  bidEndTime: Date | null;
  publishTime: Date;
  fingerprint: string;
}

export interface BiddingTables {
  bidRound: BidRoundTable;
  bidInvitation: BidInvitationTable;
  bidWitness: BidWitnessTable;
  bidParticipant: BidParticipantTable;
  bidQuote: BidQuoteTable;
  bidFile: BidFileTable;
  bidQuoteFile: BidQuoteFileTable;
  bidJudgement: BidJudgementTable;
  bidAward: BidAwardTable;
  announcement: AnnouncementTable;
}
