import type { ApiError } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import { none } from './none.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useLocalePreference } from './useLocalePreference.ts';

/** The entries of a dictionary type. */
export interface Dictionary {
  /** Entries in the order of the dictionary, labelled in the user's language. */
  choices: { value: string; label: string }[];
  /** Returns the label of a value, or the value itself if the dictionary does not contain it. */
  labelOf: (value: string) => string;
  isPending: boolean;
  error: ApiError | null;
}

/**
 * Returns the entries of a dictionary type. They are fetched once for all components and stay fresh for five minutes.
 *
 * @example
 * const { choices, labelOf } = useDictionary('unit');
 * labelOf('box'); // '箱'
 */
export function useDictionary(type: string): Dictionary {
  const { locale } = useLocalePreference();
  const { data = none, isPending, error } = useApiQuery('queryDictDataByType', { path: { type } }, { staleTime: 300_000 });
  const choices = useMemo(
    () =>
      data.map(({ dictValue, dictLabel, dictLabelEn }) => ({
        value: dictValue,
        label: locale === 'en-US' ? (dictLabelEn ?? dictLabel) : dictLabel,
      })),
    [data, locale],
  );
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value;
  return { choices, labelOf, isPending, error };
}
