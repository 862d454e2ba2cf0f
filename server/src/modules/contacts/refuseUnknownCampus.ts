import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';

/**
 * A campus must be one that a department of the school is on. Schools with one campus name none at their departments; there any is
 * taken.
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
