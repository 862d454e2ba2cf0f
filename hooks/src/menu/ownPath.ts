/** A base URL that no real address has. The actual origin is not needed, so this works without a browser. */
const base = 'http://own.invalid';

/**
 * Returns a value as a path of this product, with query and hash, or `null` for anything that a browser could read as another
 * host. Leading slashes are collapsed: `/.//evil.com` has this product's origin, but its path is `//evil.com`.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const url = parseUrl(value, base);
  if (url?.origin !== base) return null;
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** Returns a path without query, hash and trailing slashes, for comparing routes and menu entries. */
export function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
}

/** Parses a URL. Returns `null` if it is invalid or longer than 2000 characters. */
export function parseUrl(value: string, against?: string): URL | null {
  try {
    return value.length > 2_000 ? null : new URL(value, against); // Not `URL.parse`, which older browsers lack.
  } catch {
    return null;
  }
}
