/**
 * The address to go on to after a logout, or null to stay on the login page. Which one it is, the operator of the server has set
 * (`LOGOUT_REDIRECT_URL`); it is followed only if it is a page of the product, or if its origin is among those that the server named
 * before (`REDIRECT_ORIGINS`) and is an https origin.
 */
export function signOutAddress(value: string | null, ownOrigin: string, origins: readonly string[]): string | null {
  if (!value || !URL.canParse(value, ownOrigin)) return null;
  const { href, origin, protocol, username, password } = new URL(value, ownOrigin);
  if (username || password) return null;
  return origin === ownOrigin || (protocol === 'https:' && origins.includes(origin)) ? href : null;
}
