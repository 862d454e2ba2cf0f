import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { supplierToChange } from './changeSupplier.ts';
import { supplierFlow } from './supplierFlow.ts';
import { supplierRights } from './supplierRights.ts';
import { takeSupplierStep } from './takeSupplierStep.ts';

type Change = Schemas['CompanyStatusChange'];

/** The steps that lead to a status by hand. */
const stepTo = { FROZEN: 'freeze', APPROVED: 'unfreeze', CANCELLED: 'cancel' } as const;

export async function updateSupplierStatus(change: Change, context: Context): Promise<void> {
  const rights = supplierRights(context);
  const supplier = await supplierToChange(change, rights, context);
  if (!isSupplierStatus(change.status)) throw new Failure(rights.maySetStatus ? 'wrongState' : 'forbidden');
  const step = stepTo[change.status];
  supplierFlow.check(step, supplier, rights, change);
  const fields = step === 'cancel' ? { statusBeforeExposure: null } : {};
  await takeSupplierStep(step, supplier, { fields, said: change.reason }, context);
}

function isSupplierStatus(status: Change['status']): status is keyof typeof stepTo {
  return Object.hasOwn(stepTo, status);
}
