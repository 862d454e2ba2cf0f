import type { Locale } from './storedValues.ts';
import { useStored } from './useStored.ts';

/**
 * The language of the user: `zh-CN` unless another was chosen; something stored that is no language of ours counts as `en-US`
 * (product spec, sections 4 and 9). Requests ask for it, too.
 *
 * @example
 * const { locale, setLocale } = useLocalePreference();
 * setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN');
 */
export function useLocalePreference(): { locale: Locale; setLocale: (locale: Locale) => void } {
  const [stored, setLocale] = useStored('arco-locale');
  return { locale: stored ?? 'zh-CN', setLocale };
}
