import type zh from '../zh-CN/common.ts';

const common: typeof zh = {
  productBidding: 'University digital bidding procurement platform',
  productPurchase: 'University digital procurement platform',
  documentTitle: ({ page, product }) => `${page} - ${product}`,

  list: ({ names }) => names.join(', '),
  retry: 'Retry',
  back: 'Back',
  close: 'Close',
  loading: 'Loading…',
  skipToContent: 'Skip to main content',

  contentIsChinese: 'This content is in Chinese.',
  languageChanged: 'Switched to English',
  switchToDark: 'Switch to dark theme',
  switchToLight: 'Switch to light theme',

  errorTitle: 'Error',
  copyFailed: 'The browser does not allow copying. Select the text and copy it manually.',
  errorFallback: 'Operation failed, please contact the administrator',
  errorHttp: ({ status }) => `The server returned HTTP ${status}. Try again later, or contact the administrator.`,
  errorNetwork: 'Network connection failed. Check the network and try again.',
  errorTimeout: 'The server took too long to respond. Try again later.',
  otherIdentity: 'Your account, role or department has changed. Nothing was submitted.',
  otherIdentityUnsure:
    'Your account, role or department has changed. Your action may have been submitted. Check before you try again.',
  sessionEnded: 'Your session has ended. Nothing was submitted.',
  sessionEndedUnsure: 'Your session has ended. Your action may have been submitted. Check before you try again.',
  pageCrashed: 'Something went wrong on this page',
  pageCrashedHint: 'Try again. If it still fails, contact the administrator.',
  newVersion: 'The page could not be loaded. The system may have been updated, or the network is down.',
  reload: 'Reload page',
};

export default common;
