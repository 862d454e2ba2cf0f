import { useApiQuery } from '@campus-procurement/hooks';
import { useMemo } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import type { Choice } from './fields/LookupField.tsx';

/** The entries of a dictionary in the current language; none as long as they are not there. */
export function useDictChoices(type: string): Choice[] {
  const { language } = useLanguage();
  const { data } = useApiQuery('queryDictDataByType', { path: { type } }, { staleTime: 300_000 });
  return useMemo(
    () =>
      (data ?? []).map(({ dictValue, dictLabel, dictLabelEn }) => ({
        value: dictValue,
        label: language === 'en-US' ? (dictLabelEn ?? dictLabel) : dictLabel,
      })),
    [data, language],
  );
}
