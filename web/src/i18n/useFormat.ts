import { useMemo } from 'react';
import type { Language } from './catalog.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Deadlines are in the schools' time, wherever the reader is (decision D4 of the domain design). */
const timeZone = 'Asia/Shanghai';

/** In English the month is a word, because 03/04 is read in two ways. */
const dateStyles: Record<Language, Intl.DateTimeFormatOptions> = {
  'zh-CN': { year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-US': { year: 'numeric', month: 'short', day: 'numeric' },
};

function formats(language: Language) {
  const style = { timeZone, ...dateStyles[language] };
  const date = new Intl.DateTimeFormat(language, style);
  const dateTime = new Intl.DateTimeFormat(language, { ...style, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const number = new Intl.NumberFormat(language);
  return {
    /** `value` is a date or time in ISO 8601. */
    date: (value: string) => date.format(new Date(value)),
    /** `value` is a time in ISO 8601. */
    dateTime: (value: string) => dateTime.format(new Date(value)),
    number: (value: number) => number.format(value),
  };
}

/** Dates, times and numbers in the current language. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(() => formats(language), [language]);
}
