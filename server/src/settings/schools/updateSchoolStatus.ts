import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { schoolRows, visibleSchools } from './schoolRows.ts';
import { schoolRights } from './toSchool.ts';

/** Suspends a school, or puts it in service again. Both are for the administrator of the platform. */
export async function updateSchoolStatus(change: Schemas['CompanyStatusChange'], context: Context): Promise<void> {
  const { id, version, status, reason } = change;
  const school = await schoolRows(visibleSchools(context)).where('school.id', '=', id).executeTakeFirst();
  if (!school) throw new Failure('missing');
  if (!schoolRights(context).maySetStatus) throw new Failure('platformOnly');
  if (status === 'SUSPENDED' && reason === undefined) throw invalid({ field: 'reason', rule: 'required' });
  if (school.version !== version) throw new Failure('stale');
  if (status === school.status || (status !== 'ACTIVE' && status !== 'SUSPENDED')) throw new Failure('wrongState');
  const { numUpdatedRows } = await context.db
    .updateTable('company')
    .set({ status, ...changedBy(context) })
    .where((eb) => eb.and({ id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
}
