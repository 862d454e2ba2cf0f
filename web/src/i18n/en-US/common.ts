import type zh from '../zh-CN/common.ts';

const common: typeof zh = {
  productBidding: 'University digital bidding procurement platform',
  productPurchase: 'University digital procurement platform',
  documentTitle: ({ page, product }) => `${page} - ${product}`,

  retry: 'Retry',
  back: 'Back',
  close: 'Close',
  gotIt: 'Got it',
  loading: 'Loading…',
  skipToContent: 'Skip to main content',

  languageChanged: 'Switched to English',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',

  errorTitle: 'Error',
  copyFailed: 'The browser does not allow copying; select the text and copy it yourself',
  errorFallback: 'Operation failed, please contact the administrator',
  errorHttp: ({ status }) => `The server answered HTTP ${status}. Try again later, or contact the administrator`,
  errorNetwork: 'Network connection failed. Check the network and try again',
  errorTimeout: 'The server took too long to answer. Try again later',
  otherIdentity: 'Account, role or department have changed; nothing was sent',
  otherIdentityUnsure: 'Account, role or department have changed; this may have been done all the same, please check',
  sessionEnded: 'The session has ended; nothing was sent',
  sessionEndedUnsure: 'The session has ended; this may have been done all the same, please check',
  pageCrashed: 'This page ran into an error',
  pageCrashedHint: 'Try again. If it still fails, contact the administrator.',
  newVersion: 'The page could not be loaded: the system may have been updated, or the network is down',
  reload: 'Reload page',
};

export default common;
