import type zh from '../zh-CN/session.ts';

const session: typeof zh = {
  title: 'Log in',
  welcome: 'Log in to your account',
  slogan: 'Every purchase open, compliant and traceable',
  pointOpen: 'Request, bidding, award, contract and acceptance in one place',
  pointFair: 'Sealed quotes open on time; every step leaves a verifiable trace',
  pointOne: 'One account for all your roles and departments',

  username: 'Username',
  password: 'Password',
  usernamePlaceholder: 'Account or staff number',
  passwordPlaceholder: 'Enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember username',
  forgot: 'Forgot password?',
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
  expired: 'Your session has ended, please log in again',
  noMenu: 'This user has no menu and cannot enter the system',
};

export default session;
