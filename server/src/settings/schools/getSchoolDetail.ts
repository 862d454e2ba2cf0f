import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toInvoice } from './invoice.ts';
import { logoOf } from './schoolLogo.ts';
import { schoolRows, visibleSchools } from './schoolRows.ts';
import { schoolRights, toSchool } from './toSchool.ts';

export async function getSchoolDetail(
  { path: { id } }: Input<'getSchoolDetail'>,
  context: Context,
): Promise<Output<'getSchoolDetail'>> {
  const found = await schoolRows(visibleSchools(context))
    .select(['school.address', 'school.casServerUrl', 'school.logoId', 'school.invoice'])
    .where('school.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const { address, casServerUrl, logoId, invoice, ...row } = found;
  const logo = await logoOf(logoId, context);
  return { ...toSchool(row, schoolRights(context)), address, casServerUrl, logo, invoice: toInvoice(invoice) };
}
