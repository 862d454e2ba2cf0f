import { isUnreachable, useSessionStatus } from '@campus-procurement/hooks';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from './describeError.ts';

/**
 * Why something could not be sent. The bar above the page says that the server cannot be reached, so this says nothing of it; when the
 * server is back, that is no reason any more.
 */
export function useFailure() {
  const t = useT();
  const [error, setError] = useState<unknown>(null);
  const isLost = isUnreachable(useSessionStatus().error);
  const [wasLost, setWasLost] = useState(isLost);
  if (isLost !== wasLost) {
    setWasLost(isLost);
    if (!isLost && isUnreachable(error)) setError(null);
  }
  const isSaid = error !== null && !(isLost && isUnreachable(error));
  return { error, failure: isSaid ? describeError(error, t).text : null, setError };
}
