import { useUnsavedWork } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from './ConfirmProvider.tsx';

/**
 * Asks before what was entered in some pages, or in any, is lost.
 * @returns a function that resolves to whether to go on: at once if there is nothing to lose
 */
export function useAskToDiscard(): (pages?: readonly string[]) => Promise<boolean> {
  const t = useT();
  const confirm = useConfirm();
  const unsaved = useUnsavedWork();
  return async (pages) =>
    !unsaved.has(pages) ||
    confirm({
      title: t('ui.unsavedTitle'),
      text: t('ui.unsavedText'),
      confirmLabel: t('ui.discard'),
      cancelLabel: t('ui.keepEditing'),
      danger: true,
    });
}
