import type { Input } from '@campus-procurement/sdk';

/**
 * What the operation log has of an import: nothing of a mere check, and else which accounts were created where and in which roles. How
 * to reach a thousand people is no matter of an audit.
 */
export function loggedImport({ body, ...input }: Input<'importUsers'>): object | null {
  if (body.dryRun) return null;
  const rows = body.rows.map(({ account, dept, roles, roleDepts }) => ({ account, dept, roles, roleDepts }));
  return { path: {}, query: {}, ...input, body: { ...body, rows } };
}
