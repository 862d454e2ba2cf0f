import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { changedBy } from '#platform/records/changed.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { takeLogo } from './schoolLogo.ts';
import { visibleSchools } from './schoolRows.ts';
import { schoolConstraints } from './schoolRules.ts';

/** Changes what is sent. */
export async function updateSchool({ body }: Input<'updateSchool'>, context: Context): Promise<Output<'updateSchool'>> {
  const { id, version, schoolName, logoFileId, invoice, ...fields } = body;
  const school = await visibleSchools(context).select('school.id').where('school.id', '=', id).executeTakeFirst();
  if (!school) throw new Failure('missing');
  const logo = await takeLogo(id, logoFileId, context);
  const change = context.db
    .updateTable('company')
    .set({
      ...fields,
      ...logo,
      ...(schoolName !== undefined && { companyName: schoolName }),
      ...(invoice !== undefined && { invoice: invoice && JSON.stringify(invoice) }),
      ...changedBy(context),
    })
    .where((eb) => eb.and({ id, version }))
    .executeTakeFirst();
  const { numUpdatedRows } = await refusedBy(schoolConstraints, change);
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return true;
}
