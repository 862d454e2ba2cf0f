import { useLocalePreference, useProjectTerms } from '@campus-procurement/hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, loadLanguage, translate } from './catalog.ts';
import type { Translate } from './messages.ts';
import { translateAsPurchase } from './schoolWords.ts';

interface LanguageValue {
  language: Language;
  /** Resolves when the texts are loaded and shown. Rejects if they cannot be loaded; then nothing changes. */
  setLanguage: (language: Language) => Promise<void>;
  t: Translate;
}

const LanguageContext = createContext<LanguageValue | null>(null);

/** Shows the product in the preferred language. `loadLanguage` must have loaded the texts of `initial`. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const { locale, setLocale } = useLocalePreference();
  const [language, show] = useState(initial);
  const isPurchase = useProjectTerms().specialTitle === 'purchase';

  // Another browser tab may change the preference too. The old language is shown until the new texts are loaded.
  useEffect(() => {
    let stale = false;
    loadLanguage(locale).then(
      () => !stale && show(locale),
      (error: unknown) => console.error(`The texts in ${locale} could not be loaded`, error),
    );
    return () => {
      stale = true;
    };
  }, [locale]);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const value = useMemo<LanguageValue>(
    () => ({
      language,
      async setLanguage(next) {
        await loadLanguage(next);
        setLocale(next);
        show(next);
      },
      t: (key, ...parameters) => (isPurchase ? translateAsPurchase : translate)(language, key, ...parameters),
    }),
    [language, setLocale, isPurchase],
  );

  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a <LanguageProvider> above it');
  return value;
}

/** Returns the texts of the product: `t('roles.title')`, `t('ui.total', { count: 3 })`. */
export function useT(): Translate {
  return useLanguage().t;
}
