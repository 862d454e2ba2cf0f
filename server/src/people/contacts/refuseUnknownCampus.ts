import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';

/**
 * Refuses a campus that no department of the school has. Schools with one campus store none at their departments; there any campus is
 * accepted.
 * @throws Failure `invalid` with rule `exists`
 */
export async function refuseUnknownCampus(campus: string, { db, session }: Context): Promise<void> {
  const rows = await db
    .selectFrom('dept')
    .select('campus')
    .distinct()
    .where('companyId', '=', session.companyId)
    .where('campus', 'is not', null)
    .execute();
  if (rows.length > 0 && !rows.some((row) => row.campus === campus)) throw invalid({ field: 'campus', rule: 'exists' });
}
