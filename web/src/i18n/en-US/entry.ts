import type zh from '../zh-CN/entry.ts';

const entry: typeof zh = {
  waiting: 'Logging in',
  waitingText: 'Checking the ticket of the system you come from…',
  askTitle: 'Log in with another account?',
  askText: ({ name, account, company }) =>
    `You are logged in as ${name} (${account}, ${company}). The system you come from wants to log in another account. If you go on, this session ends, in other tabs as well.`,
  askStay: 'Stay logged in',
  askReplace: 'Log in with the other account',

  errorTitle: 'Login failed',
  errorTicket:
    'The login ticket is not valid, has expired or was used before. Go back to the system you came from and enter again.',
  errorTooMany: 'Too many attempts. Try again later from the system you came from.',
  errorForbidden: 'This way in was refused. Go back to the system you came from and enter again.',
  errorUnknown: 'The login could not be completed. Enter again from the system you came from, or log in with your password.',
  errorCode: ({ code }) => `Error code: ${code}`,
  toLogin: 'Back to login',
  toPortalLogin: 'Back to the supplier login',

  forgotTitle: 'Reset your password',
  forgotHint: 'A code is sent to the phone of the account; with it you set a new password.',
  account: 'Account',
  phone: 'Mobile number',
  code: 'Code from the SMS',
  newPassword: 'New password',
  forgotSubmit: 'Reset password',
  forgotDone: 'Password reset',
  forgotDoneText: 'Log in with the new password. All earlier sessions have ended.',
  noPhone: 'No phone on record, or not in use any more? Take your staff card to the school’s information centre.',

  registerTitle: 'Supplier registration',
  registerHint: 'Staff accounts are issued by the school; nothing to register.',
  stepCompany: 'Company',
  stepContact: 'Contact',
  stepAccount: 'Account',
  school: 'School to register with',
  schoolPlaceholder: 'Choose a school',
  schoolsFailed: 'The schools could not be loaded',
  companyName: 'Company name',
  companyNameHint: 'As on the business licence',
  creditCode: 'Unified social credit code',
  creditCodeRule: 'Please check: the code has 18 characters, and the last one must fit',
  contactName: 'Contact',
  accountRule: '4 to 32 letters, digits, underscores, dots or hyphens',
  password: 'Password',
  registerSubmit: 'Register',
  toPortal: 'Log in and fill in the profile',
  registered: 'Registered',
  registeredText: ({ account }) =>
    `Next, log in to the supplier portal as ${account}, fill in the profile and send it for review. Then you can join and quote; an award needs an approved profile.`,
};

export default entry;
