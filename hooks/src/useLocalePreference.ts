import type { Locale } from './storage/storedValues.ts';
import { useStored } from './useStored.ts';

/**
 * Returns the user's language and a function that changes it: `zh-CN` unless another was chosen, and `en-US` if an unknown
 * language is stored (product spec, sections 4 and 9). Also sets the language of server messages.
 *
 * @example
 * const { locale, setLocale } = useLocalePreference();
 * setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN');
 */
export function useLocalePreference(): { locale: Locale; setLocale: (locale: Locale) => void } {
  const [stored, setLocale] = useStored('arco-locale');
  return { locale: stored ?? 'zh-CN', setLocale };
}
