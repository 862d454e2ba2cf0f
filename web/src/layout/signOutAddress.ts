/**
 * Returns the address to open after a logout, or null to stay on the login page. The operator of the server sets it
 * (`LOGOUT_REDIRECT_URL`). It is followed only if it is a page of the product, or if its origin uses https and is one that the server has
 * named before (`REDIRECT_ORIGINS`).
 */
export function signOutAddress(value: string | null, ownOrigin: string, origins: readonly string[]): string | null {
  if (!value || !URL.canParse(value, ownOrigin)) return null;
  const { href, origin, protocol, username, password } = new URL(value, ownOrigin);
  if (username || password) return null;
  return origin === ownOrigin || (protocol === 'https:' && origins.includes(origin)) ? href : null;
}
