import { StaleIdentityError } from '@campus-procurement/hooks';
import { type ApiError, isApiError } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';

/** What a person is told about a failure. */
export interface ErrorDescription {
  text: string;
  /**
   * A 401 leads to the login page, an initial password to its change, and a 404 is told where the thing is missing; a cancelled call is
   * nobody's concern.
   */
  silent: boolean;
}

function staleText({ wasSent, sessionEnded }: StaleIdentityError) {
  if (sessionEnded) return wasSent ? 'common.sessionEndedUnsure' : 'common.sessionEnded';
  return wasSent ? 'common.otherIdentityUnsure' : 'common.otherIdentity';
}

function textOf(error: ApiError, t: Translate): string {
  if (error instanceof StaleIdentityError) return t(staleText(error));
  switch (error.name) {
    case 'NetworkError':
      return t('common.errorNetwork');
    case 'TimeoutError':
      return t('common.errorTimeout');
    case 'ParseError':
    case 'ConfigurationError':
      return t('common.errorFallback');
    case 'BusinessError':
      return error.msg || t('common.errorFallback');
    default:
      // The error's own message names the call, in English: that is for logs, and would be told once for each call.
      return error.msg || (error.status ? t('common.errorHttp', { status: String(error.status) }) : t('common.errorFallback'));
  }
}

/** What is refused until an initial password is changed. */
const initialPassword = 4008;

/** The error table of the product specification, section 8. Anything that is not the SDK's is a fault of ours: the fallback text. */
export function describeError(error: unknown, t: Translate): ErrorDescription {
  if (!isApiError(error)) return { text: t('common.errorFallback'), silent: false };
  const silent = error.status === 401 || error.status === 404 || error.code === initialPassword || error.name === 'AbortError';
  return { text: textOf(error, t), silent };
}
