import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** What a request must be like for a flow to serve, or for a node to ask somebody. All that is given must hold. */
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
  /** It goes by one of these purchasing categories. */
  patternIds?: string[];
  /** True: a line is hazardous. False: none is. */
  hazardous?: boolean;
  /** True: a line is made abroad. False: none is. */
  imported?: boolean;
  /** It is bought in one of these ways. */
  executionCodes?: Schemas['ExecutionCode'][];
}

interface SharedNode {
  /** What the school calls it. */
  name?: string;
  /** ANY: one decides. ALL: each must agree, in any order. SEQUENCE: each must agree, one after the other. */
  mode: 'ANY' | 'ALL' | 'SEQUENCE';
  when?: FlowCondition;
  /** What happens if there is nobody to ask. BLOCK: the case waits until the school puts somebody in. */
  ifEmpty: 'SKIP' | 'SCHOOL_ADMIN' | 'BLOCK';
  /** Leaves out who is asked in the node before, unless nobody else is there. */
  otherThanBefore?: boolean;
  /** Working days within which to decide. */
  limitDays?: number;
}

/** Some people who are asked, as a school has set it up. */
export type FlowNode = SharedNode &
  (
    | { kind: 'CARD_OWNER' }
    /** Those who manage the goods categories of the lines, or the nearest ones above them. */
    | { kind: 'CATEGORY_MANAGER' }
    | { kind: 'USERS'; userIds: string[] }
    /**
     * DEPT: who holds the role in the applicant's department, or in the nearest one above it. COLLEGE: in the applicant's college. SCHOOL:
     * at the top of the school, or anywhere if the role is one for the whole school.
     */
    | { kind: 'ROLE'; roleCode: string; where: 'DEPT' | 'COLLEGE' | 'SCHOOL' }
    | { kind: 'ROLE'; roleCode: string; where: 'FIXED_DEPT'; deptId: string }
  );

/** A flow of a school. What it asks is in its versions. */
interface ApprovalConfigTable extends Tracked {
  companyId: string;
  id: string;
  bizType: Schemas['ApprovalFlowKind'];
  configName: string;
  /** Of several flows that fit a case, the one with the smallest number serves. */
  priority: number;
  status: Generated<Status>;
}

/** A version of a flow, which is never changed, and outlives the flow. That of the number that the flow has counts. */
interface ApprovalFlowTable {
  companyId: string;
  id: string;
  configId: string;
  bizType: Schemas['ApprovalFlowKind'];
  version: number;
  /** What the flow was called. */
  configName: string;
  conditions: ColumnType<FlowCondition, string | undefined, never>;
  nodes: JSONColumnType<FlowNode[]>;
  /** Of requests: it leaves out the owners of the cards, which somebody has confirmed. */
  withoutOwners: Generated<boolean>;
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

/** What a school has set itself about the days of a year: it wins over what the state has announced. */
interface SchoolCalendarTable extends Tracked {
  companyId: string;
  year: number;
  /** By date, each once. */
  days: JSONColumnType<Schemas['CalendarDay'][]>;
}

export interface ApprovalFlowTables {
  approvalConfig: ApprovalConfigTable;
  approvalFlow: ApprovalFlowTable;
  calendarDay: CalendarDayTable;
  schoolCalendar: SchoolCalendarTable;
}
