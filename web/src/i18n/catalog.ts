import type { Area, MessageKey, Messages, MessageText, Parameters } from './messages.ts';
import common from './zh-CN/common.ts';
import session from './zh-CN/session.ts';

/** The languages of the product; the first is the default. */
export const languages = ['zh-CN', 'en-US'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = { 'zh-CN': '中文', 'en-US': 'English' };
/** Shown in English while the page is in Chinese, before the English texts are loaded. */
export const englishOffer = { accept: 'Continue in English', dismiss: 'Dismiss' };

type Loader = () => Promise<Messages[Area]>;

// The login page's texts in the default language are part of the first chunk: loading them separately would cost a round trip.
const catalog: Record<Language, Partial<Messages>> = { 'zh-CN': { common, session }, 'en-US': {} };
const loaders = import.meta.glob<Messages[Area]>(['./{en-US,zh-CN}/*.ts', '!./zh-CN/common.ts', '!./zh-CN/session.ts'], {
  import: 'default',
}) as Record<string, Loader | undefined>;

const wantedAreas = new Set<Area>(['common', 'session']);
const wantedLanguages = new Set<Language>();

async function load(language: Language, area: Area): Promise<void> {
  if (catalog[language][area]) return;
  const loader = loaders[`./${language}/${area}.ts`];
  if (!loader) throw new Error(`There is no ${language}/${area}.ts below web/src/i18n`);
  const texts = await loader();
  Object.assign(catalog[language], { [area]: texts });
}

/** Loads the texts of some areas in every language in use. `lazyScreen` loads a screen's texts together with its code. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  for (const area of areas) wantedAreas.add(area);
  await Promise.all(areas.flatMap((area) => [...wantedLanguages].map((language) => load(language, area))));
}

/**
 * Loads all areas in use in another language, so that the language can be switched without gaps.
 * @throws the error of the import if the network fails; the present language stays complete
 */
export async function loadLanguage(language: Language): Promise<void> {
  wantedLanguages.add(language);
  await Promise.all([...wantedAreas].map((area) => load(language, area)));
}

/** Adds texts that do not belong to the product, such as those of the gallery. */
export function addTexts(language: Language, texts: Partial<Messages>): void {
  Object.assign(catalog[language], texts);
}

/** Returns whether the loaded texts contain a key. */
export function isMessageKey(key: unknown): key is MessageKey {
  const [area = '', name = ''] = String(key).split('.');
  return Object.values(catalog).some((texts) => Object.hasOwn(texts[area as Area] ?? {}, name));
}

const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Isolates Hebrew and Arabic names (between FSI and PDI), because they would reverse the text beside them. */
function apart(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(apart);
  return typeof value === 'string' && turning.test(value) ? `\u2068${value}\u2069` : value;
}

/** Returns the text of a key, e.g. `translate('en-US', 'roles.title')`. Its area must be loaded. */
export function translate<K extends MessageKey>(language: Language, key: K, ...parameters: Parameters<K>): string {
  const dot = key.indexOf('.');
  const area = catalog[language][key.slice(0, dot) as Area] as Record<string, MessageText> | undefined;
  const text = area?.[key.slice(dot + 1)];
  if (text === undefined) {
    if (import.meta.env.DEV)
      throw new Error(`The text ${key} is not loaded in ${language}: name its area where the screen is loaded`);
    return key;
  }
  if (typeof text === 'string') return text;
  return text(Object.fromEntries(Object.entries(parameters[0] ?? {}).map(([name, value]) => [name, apart(value)])) as never);
}
