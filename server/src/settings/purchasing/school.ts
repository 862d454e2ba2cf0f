import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

/**
 * Returns the school of a new row. The platform itself buys nothing.
 * @throws Failure `invalid` with rule `school` if a user of the platform does not name a school
 */
export function schoolOf(companyId: string | undefined, { session }: Context): string {
  const school = companyId ?? session.companyId;
  if (school === platformId) throw invalid({ field: 'companyId', rule: 'school' });
  return school;
}

/**
 * Returns the school of a new row, which exists.
 * @throws Failure `invalid` with rule `school` or `exists`
 */
export async function knownSchool(companyId: string | undefined, context: Context): Promise<string> {
  const id = schoolOf(companyId, context);
  const school = await context.db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst();
  if (!school) throw invalid({ field: 'companyId', rule: 'exists' });
  return id;
}

/** Returns the school whose rows are read: the caller's or, with data scope ALL, the one that is named; null for all schools. */
export function schoolRead(companyId: string | undefined, { session, role }: Pick<Context, 'session' | 'role'>): string | null {
  return role.dataScope === 'ALL' ? (companyId ?? null) : session.companyId;
}

/**
 * Locks the purchasing configuration of a school. Writers wait for each other, because overlapping amounts and executions in use are
 * checked on several rows.
 */
export async function lockConfiguration(companyId: string, { db }: Context): Promise<void> {
  // Inserting rows that refer to a company does not wait for this kind of lock.
  await db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** The most rows of a list, according to the description. */
export const listLimit = 5000;
