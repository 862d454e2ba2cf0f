import { ownPath, pathnameOf } from './ownPath.ts';

/** The login pages, and the redirect helper, which could lead anywhere. */
const refused = /^\/(login|redirect|platformlogin|user\/(externallogin|qlgd-externallogin|login-error))(\/|$)/;

/**
 * Returns the path to go to after a login: the requested one if it belongs to this product, otherwise the fallback. Refuses
 * absolute URLs, other hosts in any notation, the login pages and `/redirect/...`.
 *
 * @param value the `redirect` query parameter, which anybody may have written
 * @example
 * safeRedirect('/user/role?current=2'); // '/user/role?current=2'
 * safeRedirect('//evil.example'); // '/'
 * safeRedirect('/login?redirect=/user/role', '/user/role'); // '/user/role'
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  const path = ownPath(value);
  if (path === null) return fallback;
  try {
    // Routers decode once and ignore case.
    const route = decodeURIComponent(pathnameOf(path)).replace(/\/+/g, '/').toLowerCase();
    return refused.test(route) ? fallback : path;
  } catch {
    return fallback; // Cannot be decoded, e.g. `/%zz`. No route has such a path.
  }
}
