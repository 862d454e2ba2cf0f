import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { isSchoolId } from '#platform/values/schoolId.ts';
import { updateSchoolStatus } from '#settings/schools/public.ts';
import { updateSupplierStatus } from './profiles/updateSupplierStatus.ts';

export async function updateCompanyStatus(
  { body }: Input<'updateCompanyStatus'>,
  context: Context,
): Promise<Output<'updateCompanyStatus'>> {
  await (isSchoolId(body.id) ? updateSchoolStatus : updateSupplierStatus)(body, context);
  return true;
}
