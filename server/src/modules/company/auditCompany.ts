import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { changeSupplier, supplierToChange } from './changeSupplier.ts';
import { replaceCategories } from './replaceCategories.ts';
import { addReviewRecord, firstApproverOf } from './reviewRecords.ts';
import { supplierRights } from './supplierRights.ts';
import { tellSupplier } from './tellSupplier.ts';

/** Decides about a supplier that waits for it. One of credit level D needs two persons. */
export async function auditCompany({ body }: Input<'auditCompany'>, context: Context): Promise<Output<'auditCompany'>> {
  const { result, opinion, goodsCategoryIds } = body;
  const supplier = await supplierToChange(body, supplierRights(context), context);
  if (supplier.status !== 'PENDING') throw new Failure('wrongState');
  const needsOpinion = result === 'REJECTED' || !(await isInBusiness(supplier, context));
  if (needsOpinion && opinion === undefined) throw invalid({ field: 'opinion', rule: 'required' });
  const needsSecondReview = result === 'APPROVED' && (await isFirstOfTwo(supplier, context));
  const status = needsSecondReview ? 'PENDING' : result;
  const { now: auditTime, session } = context;
  const review = { status, auditTime, auditUserName: session.userName, auditOpinion: opinion ?? null } as const;
  await changeSupplier(supplier, review, context);
  if (goodsCategoryIds !== undefined) await replaceCategories(supplier, goodsCategoryIds, context);
  await addReviewRecord(supplier, needsSecondReview ? 'FIRST_APPROVED' : result, opinion, context);
  // An opinion on an approval is for the reviewers.
  if (status !== 'PENDING') await tellSupplier(supplier, status, status === 'REJECTED' ? opinion : undefined, context);
  return { status, needsSecondReview };
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
