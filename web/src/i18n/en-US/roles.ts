import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/roles.ts';

const roles: typeof zh = {
  thing: 'Role',
  name: 'Role name',
  nameOrCode: 'Role name or code',
  code: 'Role code',
  codeHint: '2 to 32 lowercase letters or underscores; used in interfaces and reports',
  codeRule: 'Enter a role code of 2 to 32 lowercase letters or underscores.',
  codeFixed: 'The code of a built-in role cannot be changed.',
  dataScope: 'Data scope',
  dataScopeHint: 'The business data that users with this role can see',
  status: 'Status',
  users: 'Users',
  members: ({ name, count }) => `View the ${counted(count, 'user')} of “${name}”`,
  school: 'School',
  builtIn: 'Built-in',
  remark: 'Remark',
  updated: 'Updated',
  menus: 'Menu permissions',
  menusHint: 'Pages the role can open and buttons it can use. Selecting an entry also selects its page.',
  menusElsewhere: 'For menus not listed here, contact a platform administrator.',

  scopeSELF: 'Own only',
  scopeDEPT: 'Department',
  scopeCOLLEGE: 'College',
  scopeSCHOOL: 'School',
  scopeALL: 'Whole platform',

  menuDIR: 'Folder',
  menuMENU: 'Page',
  menuBUTTON: 'Button',
  menuLINK: 'Link',

  create: 'New role',
  edit: ({ name }) => `Edit role: ${name}`,
  copy: 'Copy',
  copyOf: ({ name }) => `Copy role: ${name}`,
  copyName: ({ name }) => `${name} (copy)`,
  disableText: ({ count }) => {
    if (count === 0) return 'This role can no longer be used to enter the system.';
    return `${counted(count, 'user has', 'users have')} this role and can no longer use it to enter the system.`;
  },
};

export default roles;
