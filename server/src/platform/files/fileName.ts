/** Tabs and line breaks, which become a space. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
/** Invisible characters that change how a name is shown: control characters, direction overrides, joiners, unpaired surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]+/gu;
/** The names of Windows devices before the extension. Windows cannot open files of these names. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/iu;

/**
 * Cleans the name of a file for storing and showing: one line of visible characters, so that it ends the way it looks. Removes dots and
 * spaces at both ends, which systems strip or use to hide files. The name of a Windows device gets an underscore in front; an extension
 * alone gets the name `file`. Empty if nothing is left.
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

/** Cleans a name that was stored before names were cleaned. Never empty. */
export function shownFileName(name: string): string {
  return cleanFileName(name) || 'file';
}
