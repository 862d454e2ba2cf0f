import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/userImport.ts';

const userImport: typeof zh = {
  title: 'Import users',
  some: ({ count }) => counted(count, 'user'),
  templateName: 'User import template',
  withPasswords: 'Generate an initial password for each user',
  withPasswordsHint:
    'Shown once after the import. Users must change it at the first login, within 14 days. Not needed for single sign-on users.',
  roleDepts: 'Role departments',

  choicesSheet: 'Departments and roles',
  usersSheet: 'Users',
  roleCode: 'Role code',
  noteaccount: 'Staff number or login name: 4 to 32 letters, digits, dots, hyphens or underscores; unique on the platform',
  notename: 'Up to 50 characters',
  notephone: '11-digit mobile number',
  notedept: 'Department code, or the names from the college down joined by /; see “Departments and roles”',
  noteroles: 'Role names or codes, separated by semicolons; see “Departments and roles”',
  noteroleDepts:
    'Departments the roles apply to, written like the department and separated by semicolons; if empty, the user’s own department',
  notegender: 'Male, Female or Unknown',
  notejob: 'Up to 50 characters',
  noteemail: 'Email address',
  notecasId: 'Number in single sign-on, unique within the school',

  noRole: 'No such active role.',
  preview: 'Users to import',

  passwordsText:
    'Passwords are shown only once. Download or copy them and give each user their own. Users must log in and change the password within 14 days.',
  passwords: 'Initial passwords',
  download: 'Download passwords',
  copy: 'Copy all',
  copied: 'Accounts and passwords copied',
  passwordsKept: 'I have saved them',
  passwordsFile: 'Initial passwords',
};

export default userImport;
