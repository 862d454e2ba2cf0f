import type { ApiError } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import { none } from './none.ts';
import { useApiQuery } from './useApiQuery.ts';
import { useLocalePreference } from './useLocalePreference.ts';

/** What a dictionary offers for one type. */
export interface Dictionary {
  /** In the order of the dictionary, with labels in the language of the user. */
  choices: { value: string; label: string }[];
  /** The label of a value; the value itself if the dictionary has it no more. */
  labelOf: (value: string) => string;
  isPending: boolean;
  error: ApiError | null;
}

/**
 * The entries of a dictionary. They are read once and kept for five minutes, however many components ask.
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
