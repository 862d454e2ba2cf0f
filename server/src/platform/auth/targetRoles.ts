import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { invalid } from '../failure/failure.ts';
import { platformId } from '../values/platform.ts';
import type { ActingRole } from './session.ts';

/** A condition for queries: rows of the table are meant for a role. Their `target_roles` contain its code or are empty. */
export function isMeantFor(table: string, role: Pick<ActingRole, 'companyId' | 'id'>): RawBuilder<SqlBool> {
  const targets = sql.ref(`${table}.targetRoles`);
  const code = sql`(select role_code from role where role.company_id = ${role.companyId} and role.id = ${role.id})`;
  return sql<SqlBool>`(${targets} = '{}' or ${code} = any (${targets}))`;
}

/**
 * Refuses codes of roles that the school does not have. It has its own roles and the built-in ones.
 * @throws Failure `invalid` with rule `exists`
 */
export async function refuseUnknownRoles(db: Kysely<Tables>, companyId: string, targetRoles: string[] = []): Promise<void> {
  if (targetRoles.length === 0) return;
  const roles = await db
    .selectFrom('role')
    .select('roleCode')
    .where('companyId', 'in', [platformId, companyId])
    .where('roleCode', 'in', targetRoles)
    .execute();
  const known = new Set(roles.map(({ roleCode }) => roleCode));
  const unknown = targetRoles.flatMap((code, index) =>
    known.has(code) ? [] : [{ field: `targetRoles.${index}`, rule: 'exists' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
}
