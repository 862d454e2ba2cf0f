import type zh from '../zh-CN/depts.ts';

const depts: typeof zh = {
  thing: 'Department',
  name: 'Department',
  code: 'Code',
  codeHint: 'Unique within the school: 1 to 20 letters, digits, hyphens or underscores',
  codeRule: 'The code must be 1 to 20 letters, digits, hyphens or underscores',
  parent: 'Belongs to',
  parentHint: 'It can move below another department of the same level',
  leader: 'Head',
  leaderHint: 'Type a name or account to find people of the school',
  phone: 'Phone',
  phoneRule: 'The phone must be 5 to 20 digits, with plus signs, hyphens and spaces',
  campus: 'Campus',
  sort: 'Position',
  status: 'Status',
  create: 'New department',
  import: 'Import departments',
  addChild: 'Add below',
  edit: ({ name }) => `Edit department: ${name}`,
  deleteText: 'A department with others or with people below it cannot be deleted. This cannot be undone.',
};

export default depts;
