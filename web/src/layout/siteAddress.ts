/**
 * The address of another site as it may be opened, or null. Which it is, the school has set; what is not plain https, or hides its host
 * behind a user name, is not opened all the same.
 */
export function siteAddress(value: string): URL | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}
