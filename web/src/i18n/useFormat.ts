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
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** `value` is a date or time in ISO 8601. */
    date: (value: string) => date.format(new Date(value)),
    /** `value` is a time in ISO 8601. */
    dateTime: (value: string) => dateTime.format(new Date(value)),
    /** Hour and minute; `value` is a time in ISO 8601. */
    time: (value: string) => time.format(new Date(value)),
    number: (value: number) => number.format(value),
    /** `value` is a share: 0.5 is 50 %. */
    percent: (value: number) => percent.format(value),
    /** `value` is a decimal string, which is formatted as it is and never as a float. */
    money: (value: string) => money.format(value as `${number}`),
    bytes: (value: number) => bytesIn(number, value),
  };
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size in the unit in which it has at most three digits before the point; 1 KB is 1,024 bytes. */
function bytesIn(number: Intl.NumberFormat, value: number): string {
  const power = value === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(value) / 10));
  const rounded = Number((value / 1_024 ** power).toPrecision(3));
  return `${number.format(rounded)} ${units[power]}`;
}

/** Each is made once: to make them takes longer than to draw the cell of a table. */
const made: Partial<Record<Language, ReturnType<typeof formats>>> = {};

/** Dates, times and numbers in the current language. */
export function useFormat() {
  const { language } = useLanguage();
  made[language] ??= formats(language);
  return made[language];
}
