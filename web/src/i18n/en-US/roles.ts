import type zh from '../zh-CN/roles.ts';

const roles: typeof zh = {
  thing: 'Role',
  name: 'Role name',
  nameOrCode: 'Role name or code',
  code: 'Role code',
  codeHint: '2 to 32 lower-case letters or underscores; used by interfaces and reports',
  codeRule: 'The role code must be 2 to 32 lower-case letters or underscores',
  codeFixed: 'The code of a built-in role cannot be changed',
  dataScope: 'Data scope',
  dataScopeHint: 'Which business data holders of this role can see',
  status: 'Status',
  users: 'Users',
  members: ({ name, count }) => `See the ${count} users of “${name}”`,
  school: 'School',
  builtIn: 'Built-in',
  remark: 'Remark',
  updated: 'Changed',
  menus: 'Menu permissions',
  menusHint: 'Pages that can be opened and buttons that can be used. Ticking an entry also ticks the page it belongs to',
  menusElsewhere: 'For menus not listed here, contact a platform administrator.',

  scopeSELF: 'Own only',
  scopeDEPT: 'Department',
  scopeCOLLEGE: 'College',
  scopeSCHOOL: 'School',
  scopeALL: 'Whole platform',

  menuDIR: 'Group',
  menuMENU: 'Page',
  menuBUTTON: 'Button',
  menuLINK: 'Link',

  create: 'New role',
  edit: ({ name }) => `Edit role: ${name}`,
  copy: 'Copy',
  copyOf: ({ name }) => `Copy role: ${name}`,
  copyName: ({ name }) => `${name} (copy)`,
  disableText: ({ count }) =>
    count > 0
      ? `${count === 1 ? '1 user holds' : `${count} users hold`} this role and can no longer enter the system in it.`
      : 'Nobody can enter the system in this role any more.',
};

export default roles;
