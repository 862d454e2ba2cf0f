/**
 * Returns whether a role is in a list of roles. An empty list allows everyone (permission directive of the product spec, section
 * 5).
 *
 * @throws Error `need roles! Like v-permission=[admin,user]` if `roles` is not an array
 * @example
 * hasRole(['admin'], 'purchaser'); // false
 * hasRole([], null); // true
 */
export function hasRole(roles: unknown, role: string | null): boolean {
  if (!Array.isArray(roles)) throw new Error('need roles! Like v-permission=[admin,user]');
  return roles.length === 0 || roles.includes(role);
}
