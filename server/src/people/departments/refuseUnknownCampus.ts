import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { isDictValue } from '#settings/dictionary/public.ts';

/** @throws Failure `invalid` if the campus is not in the dictionary */
export async function refuseUnknownCampus(companyId: string, campus: string | null | undefined, { db }: Context): Promise<void> {
  if (campus && !(await isDictValue(db, companyId, 'campus', campus))) throw invalid({ field: 'campus', rule: 'exists' });
}
