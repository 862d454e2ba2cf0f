import type { Input, Output } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { changeSupplier, supplierToChange } from './changeSupplier.ts';
import { type SupplierStep, supplierFlow } from './supplierFlow.ts';
import { supplierRights } from './supplierRights.ts';

/** An empty remark removes it. */
export async function remarkCompany({ body }: Input<'remarkCompany'>, context: Context): Promise<Output<'remarkCompany'>> {
  const supplier = await supplierFor('remark', body, context);
  await changeSupplier(supplier, { remark: body.remark || null }, context);
  return true;
}

export async function updateCompanyAccountSource(
  { body }: Input<'updateCompanyAccountSource'>,
  context: Context,
): Promise<Output<'updateCompanyAccountSource'>> {
  const supplier = await supplierFor('setAccountSource', body, context);
  await changeSupplier(supplier, { accountSource: body.accountSource }, context);
  return true;
}

export async function updateCompanySignedAgreement(
  { body }: Input<'updateCompanySignedAgreement'>,
  context: Context,
): Promise<Output<'updateCompanySignedAgreement'>> {
  const { signedAgreement, agreementExpireDate: sentDate = null } = body;
  const supplier = await supplierFor('setAgreement', body, context);
  const agreementExpireDate = signedAgreement ? sentDate : null;
  if (agreementExpireDate !== null && agreementExpireDate < dayOf(context.now)) {
    throw invalid({ field: 'agreementExpireDate', rule: 'future' });
  }
  await changeSupplier(supplier, { signedAgreement, agreementExpireDate }, context);
  return true;
}

/** A supplier on which the caller may take a step now. */
async function supplierFor(step: SupplierStep, sent: { id: string; version: number }, context: Context) {
  const rights = supplierRights(context);
  const supplier = await supplierToChange(sent, rights, context);
  supplierFlow.check(step, supplier, rights);
  return supplier;
}
