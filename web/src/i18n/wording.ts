import { isMessageKey } from './catalog.ts';
import type { LabelKey, Translate, Wording } from './messages.ts';

/** Returns the text of a wording in the current language. */
export function say(t: Translate, [key, ...parameters]: Wording): string {
  return t(key as LabelKey, ...(parameters as []));
}

/** Returns the text of a wording stored as JSON. Any other text is returned unchanged. */
export function sayStored(t: Translate, stored: string): string {
  try {
    const wording = JSON.parse(stored);
    return Array.isArray(wording) && isMessageKey(wording[0]) ? say(t, wording as unknown as Wording) : stored;
  } catch {
    return stored;
  }
}
