import type zh from '../zh-CN/profile.ts';

const profile: typeof zh = {
  personal: 'Personal data',
  edit: 'Edit profile',
  name: 'Name',
  nameFixed: 'The name comes from the central authentication and cannot be changed here',
  account: 'Account or staff number',
  gender: 'Gender',
  genderMALE: 'Male',
  genderFEMALE: 'Female',
  genderUNKNOWN: 'Not given',
  job: 'Job title',
  organization: 'Department',
  location: 'Campus',
  school: 'School',
  email: 'E-mail',
  emailRule: 'Enter a valid e-mail address',
  introduction: 'About me',
  roles: 'Roles and departments',
  roleIn: ({ role, depts }) => `${role} (${depts.join(', ')})`,
  registered: 'Registered on',
  lastLogin: 'Last login',

  security: 'Security',
  securityHint: 'The phone can reset your password. Changing the password ends your sessions on other devices.',
  noPassword: 'You log in through the central authentication and have no password here.',
  phone: 'Mobile number',
  newPhone: 'New mobile number',
  code: 'Code from the SMS',
  changePhone: 'Change phone',
  phoneProof: 'So that nobody else can change it',
  changePassword: 'Change password',
  passwordHint: 'Sessions on other devices end. The last three passwords cannot be used again.',
  oldPassword: 'Present password',
  newPassword: 'New password',

  firstTitle: 'Set a new password first',
  firstText: 'Somebody else has given you the present password. Set your own to go on.',
  firstSubmit: 'Set and go on',
  leave: 'Log out',
};

export default profile;
