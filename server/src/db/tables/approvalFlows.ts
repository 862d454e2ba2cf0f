import type { Schemas } from '@campus-procurement/sdk';
import type { Generated, JSONColumnType } from 'kysely';

/** What a request must be like for a node to ask somebody. All that is given must hold. */
export interface FlowCondition {
  /** Yuan; the request comes to as much or more. */
  amountFrom?: string;
  /** Yuan; the request comes to less. */
  amountBelow?: string;
  /** A line has one of these categories, or one below them. */
  categoryIds?: string[];
  /** The applicant's department is one of these, or below one. */
  deptIds?: string[];
  /** One of the cards is of such a kind. */
  fundTypes?: Schemas['FundType'][];
}

interface SharedNode {
  /** What the school calls it. */
  name?: string;
  /** ANY: one decides. ALL: each must agree, in any order. SEQUENCE: each must agree, one after the other. */
  mode: 'ANY' | 'ALL' | 'SEQUENCE';
  when?: FlowCondition;
  /** What happens if there is nobody to ask. */
  ifEmpty: 'SKIP' | 'SCHOOL_ADMIN';
  /** Leaves out who is asked in the node before, unless nobody else is there. */
  otherThanBefore?: boolean;
}

/** Some people who are asked, as a school has set it up. */
export type FlowNode = SharedNode &
  (
    | { kind: 'CARD_OWNER' }
    | { kind: 'USERS'; userIds: string[] }
    /**
     * DEPT: who holds the role in the applicant's department, or in the nearest one above it. COLLEGE: in the applicant's college. SCHOOL:
     * at the top of the school, or anywhere if the role is one for the whole school.
     */
    | { kind: 'ROLE'; roleCode: string; where: 'DEPT' | 'COLLEGE' | 'SCHOOL' }
    | { kind: 'ROLE'; roleCode: string; where: 'FIXED_DEPT'; deptId: string }
  );

/** A version of a school's flow, which is never changed. The newest one counts. */
interface ApprovalFlowTable {
  companyId: string;
  id: string;
  bizType: 'PURCHASE' | 'AWARD' | 'AWARD_CANCEL' | 'CONTRACT' | 'MODIFICATION';
  version: number;
  nodes: JSONColumnType<FlowNode[]>;
  /** False: from this version on the school uses the default flow again. */
  enabled: Generated<boolean>;
  createTime: Generated<Date>;
  createByName: string | null;
}

/** A day that is not what its day of the week says: a holiday of the state, or a weekend day that is worked. */
interface CalendarDayTable {
  /** `YYYY-MM-DD`. */
  day: string;
  isWorking: boolean;
  name: string;
}

export interface ApprovalFlowTables {
  approvalFlow: ApprovalFlowTable;
  calendarDay: CalendarDayTable;
}
