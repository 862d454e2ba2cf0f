import { useQueryClient } from '@tanstack/react-query';
import { useTransition } from 'react';
import { type Language, translate } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { notify } from '../feedback/notify.ts';

/** Switches the language and says so, in the new one. What the server has said in the other one is asked for anew. */
export function useSwitchLanguage() {
  const { setLanguage, t } = useLanguage();
  const cache = useQueryClient();
  const [isSwitching, startSwitching] = useTransition();

  const switchTo = (language: Language) =>
    startSwitching(async () => {
      try {
        await setLanguage(language);
        void cache.invalidateQueries();
        notify.success(translate(language, 'common.languageChanged'));
      } catch {
        // Only fetching the texts can fail here.
        notify.error(t('common.errorTitle'), t('common.errorNetwork'));
      }
    });

  return { switchTo, isSwitching };
}
