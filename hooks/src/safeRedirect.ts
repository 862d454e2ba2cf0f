import { ownPath, pathnameOf } from './ownPath.ts';

/** Pages that only make sense before a login, and the redirect helper, which would lead on to anywhere. */
const refused = /^\/(login|redirect|platformlogin|user\/(externallogin|qlgd-externallogin|login-error))(\/|$)/;

/**
 * Where to go after a login: the wanted path if it is one of this product, otherwise the fallback. Absolute addresses, other
 * hosts however they are written, the login pages and `/redirect/...` are refused.
 *
 * @param value the `redirect` query parameter, as anybody may have written it
 * @example
 * safeRedirect('/user/role?current=2'); // '/user/role?current=2'
 * safeRedirect('//evil.example'); // '/'
 * safeRedirect('/login?redirect=/user/role', '/user/role'); // '/user/role'
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  const path = ownPath(value);
  if (path === null) return fallback;
  try {
    // Routers decode once and match without regard to case.
    const route = decodeURIComponent(pathnameOf(path)).replace(/\/+/g, '/').toLowerCase();
    return refused.test(route) ? fallback : path;
  } catch {
    return fallback; // Not decodable, such as `/%zz`: no route has such a path.
  }
}
