import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { isSchoolId } from '../../values/schoolId.ts';
import { updateSchoolStatus } from './updateSchoolStatus.ts';
import { updateSupplierStatus } from './updateSupplierStatus.ts';

export async function updateCompanyStatus(
  { body }: Input<'updateCompanyStatus'>,
  context: Context,
): Promise<Output<'updateCompanyStatus'>> {
  await (isSchoolId(body.id) ? updateSchoolStatus : updateSupplierStatus)(body, context);
  return true;
}
