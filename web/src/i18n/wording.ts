import { isMessageKey } from './catalog.ts';
import type { LabelKey, Translate, Wording } from './messages.ts';

/** The text of a wording, in the language of the page. */
export function say(t: Translate, [key, ...parameters]: Wording): string {
  return t(key as LabelKey, ...(parameters as []));
}

/** The text of a wording that was stored as JSON. What is none, such as a text, is said as it stands. */
export function sayStored(t: Translate, stored: string): string {
  try {
    const wording = JSON.parse(stored);
    return Array.isArray(wording) && isMessageKey(wording[0]) ? say(t, wording as unknown as Wording) : stored;
  } catch {
    return stored;
  }
}
