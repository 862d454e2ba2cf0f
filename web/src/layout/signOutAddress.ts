/**
 * The address to go on to after a logout, or null to stay on the login page. Which one it is, the operator of the server has set
 * (`LOGOUT_REDIRECT_URL`); what is no plain web address is not followed all the same.
 */
export function signOutAddress(value: string | null, ownOrigin: string): string | null {
  if (!value || !URL.canParse(value, ownOrigin)) return null;
  const { href, protocol, username, password } = new URL(value, ownOrigin);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
