import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { changedBy } from '../../records/changed.ts';
import { schoolRows, visibleSchools } from './schoolRows.ts';
import { schoolStatusesAfter } from './schoolStatuses.ts';
import { schoolRights } from './toSchool.ts';

const trialDays = 90;
const dayMs = 86_400_000;

/** The status of a school is the platform administrator's. */
export async function updateSchoolStatus(change: Schemas['CompanyStatusChange'], context: Context): Promise<void> {
  const { id, version, status, reason } = change;
  const school = await schoolRows(visibleSchools(context)).where('school.id', '=', id).executeTakeFirst();
  if (!school) throw new Failure('missing');
  const { maySetStatus, today } = schoolRights(context);
  if (!maySetStatus) throw new Failure('platformOnly');
  if (status === 'SUSPENDED' && reason === undefined) throw invalid({ field: 'reason', rule: 'required' });
  if (school.version !== version) throw new Failure('stale');
  const next = schoolStatusesAfter(school, today).find((one) => one === status);
  if (next === undefined) throw new Failure('wrongState');
  const trialEnd = dayOf(new Date(context.now.getTime() + trialDays * dayMs));
  const { numUpdatedRows } = await context.db
    .updateTable('company')
    .set({
      status: next,
      statusBefore: status === 'SUSPENDED' ? (school.status as 'TRIAL' | 'ACTIVE') : null,
      ...(status === 'TRIAL' && {
        serviceStartDate: school.serviceStartDate ?? today,
        serviceEndDate: school.serviceEndDate ?? trialEnd,
      }),
      ...changedBy(context),
    })
    .where((eb) => eb.and({ id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
}
