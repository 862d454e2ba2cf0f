import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { updateSchoolStatus } from './updateSchoolStatus.ts';
import { updateSupplierStatus } from './updateSupplierStatus.ts';

/** Ids of schools are short numbers, and those of suppliers never (column company.id, constraint supplier_id_check). */
const schoolId = /^\d{1,10}$/;

export async function updateCompanyStatus(
  { body }: Input<'updateCompanyStatus'>,
  context: Context,
): Promise<Output<'updateCompanyStatus'>> {
  await (schoolId.test(body.id) ? updateSchoolStatus : updateSupplierStatus)(body, context);
  return true;
}
