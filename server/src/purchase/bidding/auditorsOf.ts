import { holdersOf } from '#platform/auth/holdersOf.ts';
import type { DueContext } from '#platform/due/sweepDue.ts';
import type { ProjectRow } from '../records/public.ts';

/** Who verifies logs audits. */
const auditCode = 'purchase:project:verify';

/** Those at the school who audit, without the officer, who is told anyway. */
export async function auditorsOf(
  { companyId, officerId, applicantId }: ProjectRow,
  { db }: Pick<DueContext, 'db'>,
): Promise<string[]> {
  const holders = await db
    .selectFrom('userRoleDept as held')
    .innerJoin('role', (join) => join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'))
    .select('held.userId')
    .distinct()
    .where((eb) => eb.and({ 'held.companyId': companyId, 'role.roleCode': 'auditor', 'role.status': 'ENABLED' }))
    .execute();
  const able = await holdersOf(db, auditCode, companyId);
  const ids = new Set(able.flatMap((holder) => (holder.companyId === companyId ? [holder.userId] : [])));
  return holders.flatMap(({ userId }) => (ids.has(userId) && userId !== officerId && userId !== applicantId ? [userId] : []));
}
