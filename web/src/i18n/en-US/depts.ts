import type zh from '../zh-CN/depts.ts';

const depts: typeof zh = {
  thing: 'Department',
  name: 'Department name',
  code: 'Code',
  codeHint: 'Unique within the school: 1 to 20 letters, digits, hyphens or underscores',
  codeRule: 'Enter a code of 1 to 20 letters, digits, hyphens or underscores.',
  parent: 'Parent',
  parentHint: 'Can be moved under another parent of the same level.',
  leader: 'Head',
  leaderHint: 'Enter a name or account to find people at the school.',
  phone: 'Phone',
  phoneRule: 'Enter a phone number of 5 to 20 digits; plus signs, hyphens and spaces are allowed.',
  campus: 'Campus',
  sort: 'Position',
  status: 'Status',
  create: 'New department',
  import: 'Import departments',
  addChild: 'Add child',
  edit: ({ name }) => `Edit department: ${name}`,
  deleteText: 'Departments with sub-departments or people cannot be deleted. This cannot be undone.',
};

export default depts;
