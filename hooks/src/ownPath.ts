/** A base that no address of anybody has. The real origin is not needed, so this works without a browser. */
const base = 'http://own.invalid';

/**
 * The value as a path of this product (with query and hash), or null for anything that a browser could read as another host.
 * Leading slashes are collapsed: `/.//evil.com` has this product's origin, but its path is `//evil.com`.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const url = parseUrl(value, base);
  if (url?.origin !== base) return null;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** The path without query, hash and trailing slashes, by which routes and menu entries are compared. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
}

/** An address, or null if it is none that anybody would use. */
export function parseUrl(value: string, against?: string): URL | null {
  try {
    return value.length > 2_000 ? null : new URL(value, against); // `URL.parse` where there is one.
  } catch {
    return null;
  }
}
