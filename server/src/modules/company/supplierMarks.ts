import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { changeSupplier, supplierToChange } from './changeSupplier.ts';
import { supplierRights } from './supplierRights.ts';

/** An empty remark removes it. */
export async function remarkCompany({ body }: Input<'remarkCompany'>, context: Context): Promise<Output<'remarkCompany'>> {
  const supplier = await supplierToChange(body, supplierRights(context), context);
  await changeSupplier(supplier, { remark: body.remark || null }, context);
  return true;
}

export async function updateCompanyAccountSource(
  { body }: Input<'updateCompanyAccountSource'>,
  context: Context,
): Promise<Output<'updateCompanyAccountSource'>> {
  const supplier = await supplierToChange(body, supplierRights(context), context);
  await changeSupplier(supplier, { accountSource: body.accountSource }, context);
  return true;
}

export async function updateCompanySignedAgreement(
  { body }: Input<'updateCompanySignedAgreement'>,
  context: Context,
): Promise<Output<'updateCompanySignedAgreement'>> {
  const { signedAgreement, agreementExpireDate: sentDate = null } = body;
  const supplier = await supplierToChange(body, supplierRights(context), context);
  if (supplier.status !== 'APPROVED') throw new Failure('wrongState');
  const agreementExpireDate = signedAgreement ? sentDate : null;
  if (agreementExpireDate !== null && agreementExpireDate < dayOf(context.now)) {
    throw invalid({ field: 'agreementExpireDate', rule: 'future' });
  }
  await changeSupplier(supplier, { signedAgreement, agreementExpireDate }, context);
  return true;
}
