import { number } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/session.ts';

const session: typeof zh = {
  title: 'Log in',
  welcome: 'Log in to your account',
  lead: 'Log in with your school account to request, approve, buy, accept and pay.',
  sealed: 'Sealed',
  sealedText: 'Quotes stay sealed until the deadline. Not even administrators can open them.',
  onTime: 'On time',
  onTimeText: 'Rounds close automatically, by server time.',
  checkable: 'Verifiable',
  checkableText: 'Every result shows the ranking, the reason and how to object.',

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
  toPortal: 'Suppliers: log in to the supplier portal',
  noAccount: 'No account?',
  register: 'Register as a supplier',
  submit: 'Log in',
  capsLock: 'Caps Lock is on',

  captcha: 'Captcha',
  captchaPlaceholder: 'Characters shown',
  captchaPicture: 'Captcha image',
  captchaRefresh: 'New captcha',
  captchaFailed: 'The captcha could not be loaded.',
  captchaEmpty: 'Captcha cannot be empty',

  usernameEmpty: 'Username cannot be empty',
  passwordEmpty: 'Password cannot be empty',
  failed: 'Login error, refresh and try again',
  retryIn: ({ seconds }) => `Try again in ${number(seconds)} s`,

  loggedOut: 'Logged out',
  loggedOutElsewhere: 'You logged out in another tab. Log in again to return to this page. Your entries are kept.',
  expired: 'Your session has ended. Log in again.',
  noMenu: 'This user has no menu and cannot enter the system',
};

export default session;
