import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from './ConfirmProvider.tsx';

/**
 * Asks before what was entered is lost: on closing the form, on leaving the page, and on closing the browser tab.
 * @returns the handler for the form's own ways of closing
 */
export function useUnsavedGuard(isDirty: boolean, onClose = () => {}) {
  const t = useT();
  const confirm = useConfirm();
  // The same address again only keeps a draft in it.
  const blocker = useBlocker(({ currentLocation: now, nextLocation: next }) => isDirty && !isSameAddress(now, next));

  const ask = () =>
    confirm({
      title: t('ui.unsavedTitle'),
      text: t('ui.unsavedText'),
      confirmLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      danger: true,
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each navigation that is held back
  useEffect(() => {
    if (blocker.state === 'blocked') ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);

  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);

  return async () => {
    if (!isDirty || (await ask())) onClose();
  };
}

function isSameAddress(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
