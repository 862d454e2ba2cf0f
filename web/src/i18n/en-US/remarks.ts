import type zh from '../zh-CN/remarks.ts';

const remarks: typeof zh = {
  content: 'Comment',
  type: 'Used to',
  typeAPPROVE: 'Approve',
  typeREJECT: 'Reject',
  typeCOMMON: 'Either',
  scope: 'Whose',
  scopePERSONAL: 'Mine',
  scopeSCHOOL: 'School',
  scopeHint: 'Everybody of the school can use its comments',
  sort: 'Position',
  by: 'Changed by',
  updated: 'Changed',
  create: 'New comment',
  edit: 'Edit comment',
  empty: 'There are no comments yet. Once you have written one, you can choose it when you approve.',
};

export default remarks;
