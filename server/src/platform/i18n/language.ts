import { counted, grouped, money, moneyLimit, number } from '@campus-procurement/sdk/texts';
import { enUS } from './enUS.ts';
import { worded } from './schoolWords.ts';
import { type Messages, zhCN } from './zhCN.ts';

export type Language = 'zh-CN' | 'en-US';

/** Values for the placeholders of a sentence, and for `params` of a field error. */
export type Params = Record<string, string | number | boolean>;

const messages: Record<Language, Messages> = { 'zh-CN': zhCN, 'en-US': enUS };

/** Returns the supported language that an `Accept-Language` header prefers, or Chinese if it names none. */
export function languageOf(header: string | null): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(wish)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag, quality } of wishes) {
    if (quality > 0 && /^zh\b/i.test(tag)) return 'zh-CN';
    if (quality > 0 && /^en\b/i.test(tag)) return 'en-US';
  }
  return 'zh-CN';
}

function wish(text: string) {
  const [tag = '', quality] = text.trim().split(/\s*;\s*q=/i);
  return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/**
 * Returns a sentence of one part of the messages with its placeholders filled in: `{name}` with the value, `{name#row|rows}` with the
 * number and the noun that fits, `{name#}` with the number alone, `¥{name}` with an amount as `money()` writes it, `{name|part}` with the
 * message of another part that the value is the key of, filled in likewise. What stands in `[brackets]` is left out where a value that it
 * names is missing, empty or 0.
 */
export function say<Part extends keyof Messages>(language: Language, part: Part, key: keyof Messages[Part], params: Params = {}) {
  return filled(worded(messages[language][part][key] as string), language, params);
}

const placeholder = /(¥?)\{(\w+)(?:\|(\w+)|(#)(?:([^|}]+)\|([^}]+))?)?\}/g;

function filled(sentence: string, language: Language, params: Params): string {
  const isSaid = (name: string) => Object.hasOwn(params, name) && params[name] !== '' && params[name] !== 0;
  const whole = sentence.replace(/\[(.*?)\]/g, (_place, part: string) => (namesIn(part).every(isSaid) ? part : ''));
  return whole.replace(placeholder, (_place, yuan, name, part, isNumber, one, several) => {
    if (!Object.hasOwn(params, name)) return `${yuan}{${name}}`;
    const value = String(params[name]);
    if (yuan) return name === 'limit' ? moneyLimit(value) : money(value);
    if (isNumber) return one === undefined ? number(Number(value)) : counted(Number(value), one, several);
    const word = part === undefined ? undefined : words(language, part)[value];
    if (word !== undefined) return filled(worded(word), language, params);
    return language === 'en-US' && /^\d+\.\d{2}$/.test(value) ? grouped(value) : value;
  });
}

const namesIn = (part: string): string[] => Array.from(part.matchAll(/\{(\w+)/g), ([, name = '']) => name);

function words(language: Language, part: string): Record<string, string | undefined> {
  return messages[language][part as keyof Messages];
}

/** Returns the sentence for a broken rule. Rules without a sentence get a general one. */
export function sayRule(language: Language, rule: string, params: Params): string {
  const known = Object.hasOwn(zhCN.rule, rule) ? (rule as keyof Messages['rule']) : 'other';
  return say(language, 'rule', known, params);
}
