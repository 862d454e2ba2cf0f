import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** A budget card. Amounts are decimal strings in yuan. */
interface ExpenditureTable extends Tracked {
  companyId: string;
  id: string;
  cardNo: string;
  cardName: string;
  fundType: Schemas['FundType'];
  /** The person in charge. */
  ownerId: string;
  deptId: string;
  totalAmount: string;
  frozenAmount: Generated<string>;
  /** Ordered, and not yet paid. */
  occupiedAmount: Generated<string>;
  paidAmount: Generated<string>;
  availableAmount: GeneratedAlways<string>;
  /** The first and the last day, as `YYYY-MM-DD`. */
  validFrom: string | null;
  validTo: string | null;
  status: Status;
  /** SYNC: maintained by the finance system. */
  source: Generated<Schemas['ExpenditureSource']>;
  /** When the card was disabled because the finance system no longer contains it. */
  absentSince: ColumnType<Date | null, Date | null | undefined>;
  /** Whether the ledger has entries other than adjustments of the total. */
  isUsed: Generated<boolean>;
}

/** A user, other than the owner, who may use a card. */
interface ExpenditureUserTable {
  companyId: string;
  expenditureId: string;
  userId: string;
}

/** The amount frozen on a card for one business record. */
interface ExpenditureHoldTable {
  companyId: string;
  expenditureId: string;
  bizCode: string;
  amount: string;
}

/** The ledger of the cards. */
interface ExpenditureFlowTable {
  companyId: string;
  id: string;
  expenditureId: string;
  flowType: Schemas['FundFlowType'];
  amount: string;
  bizCode: string | null;
  /** The available amount after the entry. */
  balance: string;
  reason: string | null;
  createTime: Date;
  createByName: string | null;
}

export interface ExpenditureTables {
  expenditure: ExpenditureTable;
  expenditureUser: ExpenditureUserTable;
  expenditureHold: ExpenditureHoldTable;
  expenditureFlow: ExpenditureFlowTable;
}
