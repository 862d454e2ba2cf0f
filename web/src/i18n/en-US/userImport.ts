import type zh from '../zh-CN/userImport.ts';

const userImport: typeof zh = {
  title: 'Import users',
  some: ({ count }) => `${count} ${count === '1' ? 'user' : 'users'}`,
  templateName: 'User import template',
  withPasswords: 'Generate an initial password for each user',
  withPasswordsHint:
    'Shown once after the import, to be changed at the first login, within 14 days. Not needed for those who log in through the central authentication.',
  roleDepts: 'Departments of the roles',

  choicesSheet: 'Departments and roles',
  usersSheet: 'Users',
  roleCode: 'Role code',
  noteaccount: 'Staff number or login name: 4 to 32 letters, digits, dots, hyphens or underscores; unique on the platform',
  notename: 'Up to 50 characters',
  notephone: 'Mobile number of 11 digits',
  notedept: 'Department code, or the names from the college down joined by /; see “Departments and roles”',
  noteroles: 'Names or codes of roles, separated by semicolons; see “Departments and roles”',
  noteroleDepts:
    'Departments to hold the roles for, written like the department, separated by semicolons; the own department if empty',
  notegender: 'Male, Female or Unknown',
  notejob: 'Up to 50 characters',
  noteemail: 'E-mail address',
  notecasId: 'Number in the central authentication, unique within the school',

  noRole: 'There is no such role',
  preview: 'Users to import',

  passwordsText:
    'The passwords are shown only once. Download or copy them and give each user their own. Users must log in and change the password within 14 days.',
  passwords: 'Initial passwords',
  download: 'Download passwords',
  copy: 'Copy all',
  copied: 'Accounts and passwords copied',
  passwordsKept: 'I have saved them',
  passwordsFile: 'Initial passwords',
};

export default userImport;
