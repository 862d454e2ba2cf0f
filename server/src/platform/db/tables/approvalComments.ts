import type { Tracked } from '../columns.ts';

/** A saved comment. Comments of scope SCHOOL are visible to the whole school; their owner is the user who saved them first. */
interface ApplyCommentTable extends Tracked {
  companyId: string;
  id: string;
  ownerId: string;
  scope: 'PERSONAL' | 'SCHOOL';
  commentType: 'APPROVE' | 'REJECT' | 'COMMON';
  content: string;
  sort: number;
}

export interface ApprovalCommentTables {
  applyComment: ApplyCommentTable;
}
