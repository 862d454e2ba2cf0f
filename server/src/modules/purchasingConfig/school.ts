import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { platformId } from '../../values/platform.ts';

/**
 * The school that a new row belongs to; the platform itself buys nothing.
 * @throws Failure `invalid` with rule `school` if somebody of the platform names none
 */
export function schoolOf(companyId: string | undefined, { session }: Context): string {
  const school = companyId ?? session.companyId;
  if (school === platformId) throw invalid({ field: 'companyId', rule: 'school' });
  return school;
}

/** The school whose rows are read: the own one, or with data scope ALL the one that is named; null for every school. */
export function schoolRead(companyId: string | undefined, { session, role }: Pick<Context, 'session' | 'role'>): string | null {
  return role.dataScope === 'ALL' ? (companyId ?? null) : session.companyId;
}

/**
 * Makes those who write the purchasing configuration of a school wait for each other: whether amounts overlap, or an execution is
 * in use, is judged from several rows.
 */
export async function lockConfiguration(companyId: string, { db }: Context): Promise<void> {
  // References to a company do not wait for this kind of lock.
  await db.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/** The most rows of a list, as the description has it. */
export const listLimit = 5000;
