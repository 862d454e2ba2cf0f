import type zh from '../zh-CN/remarks.ts';

const remarks: typeof zh = {
  content: 'Comment',
  type: 'Used to',
  typeAPPROVE: 'Approve',
  typeREJECT: 'Reject',
  typeCOMMON: 'Either',
  scope: 'Scope',
  scopePERSONAL: 'Personal',
  scopeSCHOOL: 'School',
  scopeHint: 'School comments can be used by everyone at the school.',
  sort: 'Position',
  by: 'Updated by',
  updated: 'Updated',
  create: 'New comment',
  edit: 'Edit comment',
  empty: 'No saved comments yet. Add one to reuse it in approvals.',
};

export default remarks;
