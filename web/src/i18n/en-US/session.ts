import type zh from '../zh-CN/session.ts';

const session: typeof zh = {
  title: 'Log in',
  welcome: 'Log in to your account',
  lead: 'Requests, approvals, purchases, acceptance and payment, with the account that your school gave you.',
  sealed: 'Sealed',
  sealedText: 'Before the end nobody reads a quote, no administrator either',
  onTime: 'On time',
  onTimeText: 'The clock of the server ends a round, no person does',
  checkable: 'Checkable',
  checkableText: 'Rank, reason and where to object are always stated',

  username: 'Username',
  password: 'Password',
  usernamePlaceholder: 'Account or staff number',
  passwordPlaceholder: 'Enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember username',
  forgot: 'Forgot password?',
  suppliers: 'Suppliers',
  portal: 'Supplier portal',
  toPortal: 'Suppliers log in to the supplier portal',
  noAccount: 'No account?',
  register: 'Register as a supplier',
  submit: 'Log in',
  capsLock: 'Caps Lock is on',

  captcha: 'Captcha',
  captchaPlaceholder: 'As shown',
  captchaPicture: 'Captcha picture',
  captchaRefresh: 'Get another captcha',
  captchaFailed: 'The captcha could not be loaded',
  captchaEmpty: 'Captcha cannot be empty',

  usernameEmpty: 'Username cannot be empty',
  passwordEmpty: 'Password cannot be empty',
  failed: 'Login error, refresh and try again',
  retryIn: ({ seconds }) => `Try again in ${seconds} s`,

  loggedOut: 'Logged out',
  loggedOutElsewhere: 'You logged out in another tab. Log in again to return to this page; your entries are kept.',
  expired: 'Your session has ended, please log in again',
  noMenu: 'This user has no menu and cannot enter the system',
};

export default session;
