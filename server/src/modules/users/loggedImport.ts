import type { Input } from '@campus-procurement/sdk';

/**
 * Returns the part of an import for the operation log: nothing for a mere check, otherwise the accounts with their departments and roles.
 * Names and contact data of a thousand people do not belong in an audit log.
 */
export function loggedImport({ body, ...input }: Input<'importUsers'>): object | null {
  if (body.dryRun) return null;
  const rows = body.rows.map(({ account, dept, roles, roleDepts }) => ({ account, dept, roles, roleDepts }));
  return { path: {}, query: {}, ...input, body: { ...body, rows } };
}
