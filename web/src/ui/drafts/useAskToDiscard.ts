import { useUnsavedWork } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '../feedback/ConfirmProvider.tsx';
import { useAllDrafts } from './drafts.ts';

/**
 * Asks before what was entered in some pages, or in any, is lost.
 * What is given up has no draft any more. `alsoDrafts` asks about forms, too, that were left by a reload or the end of a session.
 * @returns a function that resolves to whether to go on: at once if there is nothing to lose
 */
export function useAskToDiscard(): (pages?: readonly string[], alsoDrafts?: boolean) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  const unsaved = useUnsavedWork();
  const drafts = useAllDrafts();
  return async (pages, alsoDrafts = false) => {
    if (!unsaved.has(pages) && !(alsoDrafts && drafts.has())) return true;
    const isGivenUp = await confirm({
      title: t('ui.unsavedTitle'),
      text: t('ui.unsavedText'),
      confirmLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      danger: true,
    });
    if (isGivenUp) drafts.forget(pages);
    return isGivenUp;
  };
}
