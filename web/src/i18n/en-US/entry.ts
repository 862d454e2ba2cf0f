import type zh from '../zh-CN/entry.ts';

const entry: typeof zh = {
  waiting: 'Logging in',
  waitingText: 'Checking the login ticket of the other system…',
  askTitle: 'Log in with a different account?',
  askText: ({ name, account, company }) =>
    `You are logged in as ${name} (${account}, ${company}). The system you came from wants to log in a different account. If you continue, this session ends in all tabs.`,
  askStay: 'Stay logged in',
  askReplace: 'Switch account',

  errorTitle: 'Login failed',
  errorTicket: 'The login ticket is invalid, expired or already used. Go back to the system you came from and try again.',
  errorTooMany: 'Too many attempts. Try again later from the system you came from.',
  errorForbidden: 'This login was refused. Go back to the system you came from and try again.',
  errorUnknown: 'The login could not be completed. Try again from the system you came from, or log in with your password.',
  errorCode: ({ code }) => `Error code: ${code}`,
  toLogin: 'Back to login',
  toPortalLogin: 'Back to supplier login',

  forgotTitle: 'Reset your password',
  forgotHint: 'A code is sent to the phone number of the account. Use it to set a new password.',
  account: 'Account',
  phone: 'Mobile number',
  code: 'SMS code',
  newPassword: 'New password',
  forgotSubmit: 'Reset password',
  forgotDone: 'Password reset',
  forgotDoneText: 'Log in with the new password. All earlier sessions have ended.',
  noPhone: 'No phone number on record, or no longer in use? Bring your staff ID to the school’s information center.',

  registerTitle: 'Supplier registration',
  registerHint: 'Staff accounts are created by the school. No registration needed.',
  stepCompany: 'Company',
  stepContact: 'Contact',
  stepAccount: 'Account',
  school: 'School to register with',
  schoolPlaceholder: 'Choose a school',
  schoolsFailed: 'The schools could not be loaded.',
  companyName: 'Company name',
  companyNameHint: 'As on the business license',
  creditCode: 'Unified social credit code',
  creditCodeRule: 'Check the code: it must have 18 characters and a valid last character.',
  contactName: 'Contact',
  accountRule: 'Enter 4 to 32 letters, digits, underscores, dots or hyphens.',
  password: 'Password',
  registerSubmit: 'Register',
  toPortal: 'Log in and complete profile',
  registered: 'Registered',
  registeredText: ({ account }) =>
    `Next, log in to the supplier portal as ${account}, complete your company profile and submit it for review. Then you can join and quote. Only approved suppliers can win.`,
};

export default entry;
