/** White space that ends a line or moves to a stop; a name has neither. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/** Nothing of it is seen, but it changes what is: control characters, overrides of the direction, joiners, halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]+/gu;
/** What stands before the ending is one of these devices of Windows, which opens no file of that name. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/iu;

/**
 * A name of a file as it may be kept and shown: what is seen of it, in one line, so that it ends as it seems to. Dots and spaces at its
 * ends go, which systems take away or hide files by; a name of Windows itself
 * gets a line before it, and an ending alone a name. Empty if nothing is left.
 */
export function cleanFileName(name: string): string {
  const visible = name
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(/\s{2,}/gu, ' ');
  const ended = visible.replace(/[\s.]+$/u, '');
  const started = ended.replace(/^[\s.]+/u, '');
  const named = /^[\s.]*\.[^\s.]+$/u.test(ended) ? `file.${started}` : started;
  return named.replace(device, '_$&');
}

/** The same of a name that was kept before names were cleaned. */
export function shownFileName(name: string): string {
  return cleanFileName(name) || 'file';
}
