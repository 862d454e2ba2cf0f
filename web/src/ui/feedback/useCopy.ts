import { useT } from '#i18n/LanguageProvider.tsx';
import { copyText } from '../text/copyText.ts';
import { notify } from './notify.ts';

/** Puts a text on the clipboard and says so, or why it cannot be. */
export function useCopy() {
  const t = useT();
  /** @param done what is said afterwards @returns whether it is on the clipboard */
  return async (text: string, done: string): Promise<boolean> => {
    const isCopied = await copyText(text);
    if (isCopied) notify.success(done);
    else notify.error(t('common.errorTitle'), t('common.copyFailed'));
    return isCopied;
  };
}
