import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { supplierToChange } from './changeSupplier.ts';
import { replaceCategories } from './replaceCategories.ts';
import { reviewAccount } from './reviewedAccount.ts';
import { firstApproverOf } from './reviewRecords.ts';
import { supplierFlow } from './supplierFlow.ts';
import { supplierRights } from './supplierRights.ts';
import { takeSupplierStep } from './takeSupplierStep.ts';

/** Decides about a supplier that waits for it. One of credit level D needs two persons. */
export async function auditCompany({ body }: Input<'auditCompany'>, context: Context): Promise<Output<'auditCompany'>> {
  const { result, opinion, goodsCategoryIds } = body;
  const rights = supplierRights(context);
  const supplier = await supplierToChange(body, rights, context);
  supplierFlow.check(result === 'REJECTED' ? 'reject' : 'approve', supplier, rights, body);
  if (opinion === undefined && !(await isInBusiness(supplier, context))) throw invalid({ field: 'opinion', rule: 'required' });
  const facts = { ...supplier, isFirstOfTwo: result === 'APPROVED' && (await isFirstOfTwo(supplier, context)) };
  const step = result === 'REJECTED' ? 'reject' : supplierFlow.firstOf(['approveFirst', 'approve'], facts);
  const { now: auditTime, session } = context;
  const fields = { auditTime, auditUserName: session.userName, auditOpinion: opinion ?? null };
  // An opinion on an approval is for the reviewers.
  const told = step === 'reject' ? opinion : undefined;
  const status = await takeSupplierStep(step, facts, { fields, said: opinion, told }, context);
  if (step === 'approve') await reviewAccount(supplier, context);
  if (goodsCategoryIds !== undefined) await replaceCategories(supplier, goodsCategoryIds, context);
  return { status: status as Output<'auditCompany'>['status'], needsSecondReview: step === 'approveFirst' };
}

type Supplier = Awaited<ReturnType<typeof supplierToChange>>;

/** Whether the registry says that the enterprise operates; not if nothing is known. */
async function isInBusiness({ companyId, id }: Supplier, { db }: Context): Promise<boolean> {
  const known = await db
    .selectFrom('supplierRegistry')
    .select('operatingStatus')
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .executeTakeFirst();
  return known?.operatingStatus === 'EXISTING' || known?.operatingStatus === 'OPERATING';
}

/** @throws Failure `samePerson` if the caller has given the first approval already */
async function isFirstOfTwo(supplier: Supplier, context: Context): Promise<boolean> {
  if (supplier.creditLevel !== 'D') return false;
  const first = await firstApproverOf(supplier, context);
  if (first === context.session.userId) throw new Failure('samePerson');
  return first === null;
}
