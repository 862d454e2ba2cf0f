/**
 * Returns the address of another site, or null if it must not be opened. The school sets the address, but only plain https without a user
 * name, which could hide the host, is opened.
 */
export function siteAddress(value: string): URL | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}
