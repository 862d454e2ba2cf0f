import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { noticeStore } from './noticeStore.ts';

/** Returns a function that switches the language. What the server has said in the other one is requested again. */
export function useLanguageSwitch() {
  const { t, setLanguage } = useLanguage();
  const cache = useQueryClient();
  return async (language: Language) => {
    try {
      await setLanguage(language);
      void cache.invalidateQueries();
    } catch {
      noticeStore.add(t('common.errorTitle'), t('common.errorNetwork')); // Only fetching the texts can fail here.
    }
  };
}
