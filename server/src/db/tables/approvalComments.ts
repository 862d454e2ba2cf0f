import type { Tracked } from '../tables.ts';

/** A saved comment. Those of scope SCHOOL are seen by the whole school; the owner then is who saved it first. */
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
