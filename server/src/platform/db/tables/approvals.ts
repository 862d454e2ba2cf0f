import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';
import type { Tracked } from '../columns.ts';

/** A case of approval. */
interface ApprovalInstanceTable {
  companyId: string;
  id: string;
  bizType: Schemas['ApprovalBizType'];
  projectId: string;
  applicantId: string;
  amount: string;
  /** Fingerprint of what the approval is about. If it is unchanged after a return, the approval resumes. */
  materialHash: string;
  status: Schemas['ApprovalStatus'];
  createTime: Date;
  endTime: Date | null;
  version: Generated<number>;
  /** When the applicant has last reminded those who are asked. */
  urgeTime: Generated<Date | null>;
  /** The version of the school's flow by which it runs; null for the default one, and where the policy decides. */
  flowId: Generated<string | null>;
  /** Since when it cannot go on, as far as the school was told. */
  blockedTime: Generated<Date | null>;
  /** Why something is asked for that has no record of its own. */
  reason: Generated<string | null>;
  /** What counted for who is asked, where it is not the amount. */
  decidingAmount: Generated<string | null>;
}

/** Somebody who is asked in a case. */
interface ApprovalTaskTable {
  companyId: string;
  id: string;
  instanceId: string;
  step: number;
  /** The node of the flow that it comes from, from 1; null where the policy decides, and of cases that ran before this was kept. */
  node: Generated<number | null>;
  kind: Schemas['ApproverKind'];
  /** ANY: of the tasks of the step one suffices. ALL: it takes all of them. */
  mode: Generated<Schemas['ApprovalMode']>;
  /** Null for a seat that the flow has found nobody for. */
  userId: string | null;
  state: Schemas['TaskState'];
  opinion: string | null;
  since: Date | null;
  decideTime: Date | null;
  /** Who has handed the task over; null if nobody has. */
  fromUserName: Generated<string | null>;
  /** The deputy who has decided in the user's place. */
  decidedById: Generated<string | null>;
  decidedByName: Generated<string | null>;
  /** The task for which an opinion is asked; null for what decides. */
  parentTaskId: Generated<string | null>;
  question: Generated<string | null>;
  /** Working days in which it is to be decided. */
  limitDays: Generated<number>;
  /** Until when, once it has come up. */
  limitTime: Generated<Date | null>;
  /** From when on the school is asked to step in. */
  escalationTime: Generated<Date | null>;
  /** 1: those who are asked were reminded. 2: the administrators of the school were told. */
  limitTold: Generated<number>;
  /** Who has put the user into the seat, and why; null if the flow did. */
  byUserName: Generated<string | null>;
  putReason: Generated<string | null>;
}

/** Days in which somebody, the agent, decides for somebody else. */
interface ApprovalDelegationTable extends Tracked {
  companyId: string;
  id: string;
  userId: string;
  agentId: string;
  /** Empty for all kinds. */
  bizTypes: Schemas['DeputyBizType'][];
  startDay: string;
  endDay: string;
  remark: string | null;
}

export interface ApprovalTables {
  approvalInstance: ApprovalInstanceTable;
  approvalTask: ApprovalTaskTable;
  approvalDelegation: ApprovalDelegationTable;
}
