import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { changeSupplier, supplierToChange } from './changeSupplier.ts';
import { addReviewRecord } from './reviewRecords.ts';
import { supplierRights } from './supplierRights.ts';
import { tellSupplier } from './tellSupplier.ts';

type Change = Schemas['CompanyStatusChange'];

/** What is set by hand, what comes before it, and how it is recorded. */
const steps = {
  FROZEN: { from: ['APPROVED'], event: 'FROZEN', needsReason: true },
  APPROVED: { from: ['FROZEN'], event: 'UNFROZEN', needsReason: false },
  CANCELLED: {
    from: ['REGISTERED', 'PENDING', 'APPROVED', 'REJECTED', 'FROZEN', 'BLACKLISTED'],
    event: 'CANCELLED',
    needsReason: true,
  },
} as const satisfies Partial<Record<Change['status'], object>>;

export async function updateSupplierStatus(change: Change, context: Context): Promise<void> {
  const { status, reason } = change;
  const rights = supplierRights(context);
  const supplier = await supplierToChange(change, rights, context);
  if (!(status === 'CANCELLED' ? rights.mayCancel : rights.maySetStatus)) throw new Failure('forbidden');
  if (!isSupplierStatus(status)) throw new Failure('wrongState');
  const { from, event, needsReason } = steps[status];
  if (needsReason && reason === undefined) throw invalid({ field: 'reason', rule: 'required' });
  if (!from.some((before) => before === supplier.status)) throw new Failure('wrongState');
  // Who is frozen by an exposure is not let go by hand: that takes its withdrawal.
  if (status === 'APPROVED' && supplier.statusBeforeExposure !== null) throw new Failure('wrongState');
  await changeSupplier(supplier, { status, ...(status === 'CANCELLED' && { statusBeforeExposure: null }) }, context);
  await addReviewRecord(supplier, event, reason, context);
  await tellSupplier(supplier, event, reason, context);
}

function isSupplierStatus(status: Change['status']): status is keyof typeof steps {
  return Object.hasOwn(steps, status);
}
