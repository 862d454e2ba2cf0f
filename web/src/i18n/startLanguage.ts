import { type Language, languages, loadLanguage } from './catalog.ts';

/** Loads the user's language. Returns the default language if the texts cannot be loaded. */
export async function startLanguage(wanted: Language): Promise<Language> {
  try {
    await loadLanguage(wanted);
    return wanted;
  } catch (error) {
    console.error(`The texts in ${wanted} could not be loaded`, error);
    await loadLanguage(languages[0]);
    return languages[0];
  }
}
