import { PageNameContext, useUnsavedChanges } from '@campus-procurement/hooks';
import { use, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskToDiscard } from './useAskToDiscard.ts';

/**
 * Asks before what was entered is lost: on closing the form, its tab or the window, and on changing the role. Going to another page
 * loses nothing where pages are kept; where they are not, before the login, it is asked about, too.
 * @returns the handler for the form's own ways of closing
 */
export function useUnsavedGuard(isDirty: boolean, onClose = () => {}) {
  useUnsavedChanges(isDirty);
  const page = use(PageNameContext);
  const askToDiscard = useAskToDiscard();
  const isLeft = isDirty && page === '';
  const blocker = useBlocker(isLeft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each navigation that is held back
  useEffect(() => {
    if (blocker.state === 'blocked') askToDiscard([page]).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);

  return async () => {
    if (!isDirty || (await askToDiscard([page]))) onClose();
  };
}
