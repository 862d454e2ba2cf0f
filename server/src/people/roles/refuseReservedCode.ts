import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { platformId } from '#platform/values/platform.ts';

/**
 * Refuses the code of a platform role for a role of a school, because clients admit roles to pages by their code.
 * @throws Failure `invalid` with rule `reserved`
 */
export async function refuseReservedCode(companyId: string, roleCode: string, { db }: Context): Promise<void> {
  if (companyId === platformId) return;
  const platformRole = db
    .selectFrom('role')
    .select('id')
    .where((eb) => eb.and({ companyId: platformId, roleCode }));
  if (await platformRole.executeTakeFirst()) throw invalid({ field: 'roleCode', rule: 'reserved' });
}
