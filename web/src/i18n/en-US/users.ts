import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/users.ts';

const users: typeof zh = {
  thing: 'User',
  listschool: 'All users',
  listautomatic: 'Synced',
  keyword: 'Name, account or phone',
  name: 'Name',
  account: 'Account',
  accountHint: 'Staff number or login name: 4 to 32 letters, digits, dots, hyphens or underscores',
  accountTaken: 'This account is already taken.',
  accountRule: 'Enter an account of 4 to 32 letters, digits, dots, hyphens or underscores.',
  phone: 'Phone',
  email: 'Email',
  gender: 'Gender',
  genderMALE: 'Male',
  genderFEMALE: 'Female',
  genderUNKNOWN: 'Not specified',
  job: 'Job title',
  dept: 'Department',
  deptAndBelow: 'Dept and below',
  school: 'School',
  roles: 'Roles',
  noRole: 'No role',
  grants: 'Role assignment',
  roleNames: ({ names }) => names.join(', '),
  casId: 'CAS number',
  casIdHint: 'Number in the school’s single sign-on',
  casIdRule: 'Enter a CAS number of at most 64 letters, digits and symbols, without spaces.',
  password: 'Initial password',
  passwordHint:
    'Optional. If empty, reset the password before the user can log in with one. An initial password must be changed at the first login, within 14 days.',
  status: 'Status',
  statusENABLED: 'Enabled',
  statusDISABLED: 'Disabled',
  statusLOCKED: 'Locked',
  source: 'Source',
  sourceLOCAL: 'Manual',
  sourceCAS: 'CAS',
  sourceQLGD: 'QLGD',
  sourceIMPORT: 'Imported',
  sourcePLATFORM: 'Partner',
  lastLogin: 'Last login',
  lastLoginIp: 'Last login IP',
  updated: 'Updated',
  updatedBy: 'Updated by',
  detail: 'View',
  grantedDepts: 'For departments',
  mustChange: 'The initial password must be changed at the next login',
  mustChangeUntil: ({ time }) => `The user must log in and change the initial password before ${time}`,
  mustChangeExpired: ({ time }) => `The initial password was not changed and expired on ${time}. Reset the password.`,
  created: 'Created',
  createdBetween: 'Created between',

  create: 'New user',
  import: 'Import users',
  edit: ({ name }) => `Edit user: ${name}`,
  synchronisedFixed: 'Maintained by the sync source and cannot be changed here.',
  ownPhoneFixed: 'Change your own phone number in “My profile”.',
  ownFixed: 'You cannot change your own roles.',
  rolesHint: 'Each role applies to one or more departments.',
  roleRequired: 'Add at least one role.',
  grantIncomplete: 'Choose a role and departments in each row.',
  addRole: 'Add role',
  chooseRole: 'Choose a role',
  chooseDepts: 'Choose departments',
  role: 'Role',
  depts: 'Departments',
  roleAt: ({ place }) => `Role in row ${place}`,
  deptsAt: ({ place }) => `Departments in row ${place}`,
  removeRole: ({ place }) => `Remove row ${place}`,

  actionENABLE: 'Enable',
  actionDISABLE: 'Disable',
  actionLOCK: 'Lock',
  titleENABLE: ({ name }) => `Enable “${name}”?`,
  titleDISABLE: ({ name }) => `Disable “${name}”?`,
  titleLOCK: ({ name }) => `Lock “${name}”?`,
  textENABLE: 'The user can log in again.',
  textDISABLE: 'For people who have left. All their sessions end immediately, and they cannot log in until enabled again.',
  textLOCK: 'For accounts that may be compromised. All sessions end immediately, and the user cannot log in until enabled again.',
  openApprovals: ({ count }) => {
    const rest =
      'Other approvers under the same rule take over. Without any, the approval is listed under “Blocked and overdue” for school administrators to reassign.';
    return `${counted(count, 'approval is', 'approvals are')} waiting on this user. ${rest}`;
  },
  openRequests: ({ count }) =>
    `This user requested ${counted(count, 'open purchase')}. Steps for the requester are listed under “Blocked and overdue” for school administrators to replace the requester.`,
  openPurchases: ({ count }) =>
    `This user handles ${counted(count, 'purchase')}. Hand over ${count === 1 ? 'the purchase' : 'each purchase'} to another officer on its page.`,
  doneENABLE: ({ name }) => `“${name}” enabled`,
  doneDISABLE: ({ name }) => `“${name}” disabled`,
  doneLOCK: ({ name }) => `“${name}” locked`,
  deleteText:
    'Only for accounts created by mistake. This cannot be undone. Users with business data cannot be deleted; disable them instead.',

  reset: 'Reset password',
  resetTitle: ({ name }) => `Reset the password of “${name}”?`,
  resetText: 'A temporary password is generated. The old password stops working, and all sessions of the user end.',
  newPassword: ({ name }) => `Temporary password of “${name}”`,
  newPasswordText:
    'This password is shown only once. Give it to the user now. It must be changed at the next login, within 14 days.',
  copy: 'Copy',
  passwordCopied: 'Password copied',
  passwordKept: 'I have noted it',

  resetManyTitle: ({ count }) =>
    count === 1 ? 'Reset the password of 1 user?' : `Reset the passwords of ${counted(count, 'user')}?`,
  resetManyText:
    'Each user gets an initial password. Old passwords stop working, and all sessions of these users end. The passwords are shown once and can be downloaded.',
  giveRoles: 'Grant roles',
  tooMany: ({ most }) => `Select at most ${counted(most, 'user')} at a time.`,

  sync: 'Sync with CAS',
  syncText:
    'Syncs users from the school’s single sign-on: new users get no role, existing users are updated, and users who have left are disabled.',
};

export default users;
