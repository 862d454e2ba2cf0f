import type { Language } from './catalog.ts';
import { useLanguage } from './LanguageProvider.tsx';

/** Deadlines are shown in the schools' time zone, wherever the reader is (decision D4 of the domain design). */
const timeZone = 'Asia/Shanghai';

/** In English the month is a word, because 03/04 is ambiguous. */
const dateStyles: Record<Language, Intl.DateTimeFormatOptions> = {
  'zh-CN': { year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-US': { year: 'numeric', month: 'short', day: 'numeric' },
};

function formats(language: Language) {
  const style = { timeZone, ...dateStyles[language] };
  const date = new Intl.DateTimeFormat(language, style);
  const dateTime = new Intl.DateTimeFormat(language, { ...style, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const exact = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const exactTime = new Intl.DateTimeFormat(language, { ...style, ...exact });
  const time = new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const { year: _, ...dayStyle } = style;
  const day = new Intl.DateTimeFormat(language, dayStyle);
  const weekday = new Intl.DateTimeFormat(language, { timeZone, month: 'long', day: 'numeric', weekday: 'long' });
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const unitPrice = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  return {
    /** `value` is a date or time in ISO 8601. */
    date: (value: string) => date.format(new Date(value)),
    /** Without the year, where there is little room; `value` is a date or time in ISO 8601. */
    day: (value: string) => day.format(new Date(value)),
    /** `value` is a time in ISO 8601. */
    dateTime: (value: string) => dateTime.format(new Date(value)),
    /** With seconds, for logs; `value` is a time in ISO 8601. */
    exactTime: (value: string) => exactTime.format(new Date(value)),
    /** Hour and minute; `value` is a time in ISO 8601. */
    time: (value: string) => time.format(new Date(value)),
    /** Day, month and day of the week; `value` is a time in ISO 8601. */
    weekday: (value: string) => weekday.format(new Date(value)),
    number: (value: number) => number.format(value),
    /** `value` is a fraction: 0.5 is 50 %. */
    percent: (value: number) => percent.format(value),
    /** `value` is a decimal string. It is formatted directly and never converted to a float. */
    money: (value: string) => money.format(value as `${number}`),
    /** `value` is a decimal string, whose third and fourth decimals are shown if there are any. */
    unitPrice: (value: string) => unitPrice.format(value as `${number}`),
    bytes: (value: number) => bytesIn(number, value),
  };
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size in the unit that leaves at most three digits before the point. 1 KB is 1,024 bytes. */
function bytesIn(number: Intl.NumberFormat, value: number): string {
  const power = value === 0 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(value) / 10));
  const rounded = Number((value / 1_024 ** power).toPrecision(3));
  return `${number.format(rounded)} ${units[power]}`;
}

/** The formatters of each language are cached, because creating them takes longer than rendering a table cell. */
const made: Partial<Record<Language, ReturnType<typeof formats>>> = {};

/** Returns formatters for dates, times and numbers in the current language. */
export function useFormat() {
  const { language } = useLanguage();
  made[language] ??= formats(language);
  return made[language];
}
