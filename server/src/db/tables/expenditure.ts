import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Status, Tracked } from '../tables.ts';

/** A budget card. Amounts are decimal texts, in yuan. */
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
  availableAmount: GeneratedAlways<string>;
  /** The first and the last day, as `YYYY-MM-DD`. */
  validFrom: string | null;
  validTo: string | null;
  status: Status;
  /** SYNC: kept by the finance system. */
  source: Generated<Schemas['ExpenditureSource']>;
  /** When it was disabled because the finance system names it no more. */
  absentSince: ColumnType<Date | null, Date | null | undefined>;
  /** The ledger has more than adjustments of the total. */
  isUsed: Generated<boolean>;
}

/** Who may use a card besides its owner. */
interface ExpenditureUserTable {
  companyId: string;
  expenditureId: string;
  userId: string;
}

/** What is frozen on a card for a matter. */
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
  /** Available after the entry. */
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
