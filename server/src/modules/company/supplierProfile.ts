import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { holdersOf } from '../../auth/holdersOf.ts';
import type { Context } from '../../context/context.ts';
import { Failure, invalid } from '../../failure/failure.ts';
import { reviewCode } from '../../inbox/scenes.ts';
import { sendMessage } from '../../inbox/sendMessage.ts';
import { refusedBy } from '../../records/constraints.ts';
import { isCreditCode } from '../../registry/creditCode.ts';
import { isDictValue } from '../dictionary/public.ts';
import { changeSupplier } from './changeSupplier.ts';
import { planRegistryFetch } from './fetchRegistry.ts';
import {
  firstEnd,
  licencesOf,
  qualificationsOf,
  refuseUnfit,
  replaceQualifications,
  storedQualifications,
} from './qualifications.ts';
import { supplierConstraints } from './registerSupplier.ts';
import { replaceCategories } from './replaceCategories.ts';
import { addReviewRecord } from './reviewRecords.ts';
import { takeSupplierFiles } from './supplierFiles.ts';
import { categoriesOf } from './supplierRows.ts';

/** What can be said of a supplier by itself and is not said, is removed. */
const unsaid = {
  ...{ registeredCapital: null, establishDate: null, province: null, city: null, businessScope: null },
  ...{ contactEmail: null, bankName: null, bankAccount: null },
};

export async function getSupplierProfile(_input: object, context: Context): Promise<Schemas['SupplierProfile']> {
  const { companyId, auditOpinion, ...supplier } = await ownSupplier(context);
  const categories = await categoriesOf([{ companyId, id: supplier.id }], context);
  return {
    ...supplier,
    goodsCategories: categories.get(supplier.id) ?? [],
    qualifications: await qualificationsOf({ companyId, id: supplier.id }, context),
    rejectReason: supplier.status === 'REJECTED' ? auditOpinion : null,
  };
}

/** A supplier completes or changes what is known of it, and waits for its review if that asks for one (domain: supplier states). */
export async function updateSupplierProfile(
  { body }: Input<'updateSupplierProfile'>,
  context: Context,
): Promise<Output<'updateSupplierProfile'>> {
  const { version, goodsCategoryIds, qualifications, ...fields } = body;
  const supplier = await ownSupplier(context);
  if (supplier.version !== version) throw new Failure('stale');
  const isReviewDue = await needsReview(supplier, body, context);
  if (!isCreditCode(fields.creditCode)) throw invalid({ field: 'creditCode', rule: 'checksum' });
  if (!(await isDictValue(context.db, supplier.companyId, 'company_type', fields.companyType))) {
    throw invalid({ field: 'companyType', rule: 'exists' });
  }
  await refuseUnfit(supplier, qualifications, context);
  const status = isReviewDue ? 'PENDING' : supplier.status;
  const change = { ...unsaid, ...fields, status, qualificationExpireDate: firstEnd(qualifications) };
  await refusedBy(supplierConstraints, changeSupplier(supplier, change, context));
  await replaceCategories(supplier, goodsCategoryIds, context);
  await takeSupplierFiles(supplier, qualifications, context);
  await replaceQualifications(supplier, qualifications, context);
  if (isReviewDue) await submit(supplier, fields.companyName, context);
  return { status };
}

/** The supplier that the caller is the account of. @throws Failure `missing` */
async function ownSupplier({ db, session }: Context) {
  const supplier = await db
    .selectFrom('supplier')
    .innerJoin('company as school', 'school.id', 'supplier.companyId')
    .select(['supplier.companyId', 'supplier.id', 'supplier.companyName', 'supplier.creditCode', 'supplier.companyType'])
    .select(['supplier.supplierKind', 'supplier.legalPerson', 'supplier.registeredCapital', 'supplier.establishDate'])
    .select(['supplier.registeredAddress', 'supplier.province', 'supplier.city', 'supplier.businessScope'])
    .select(['supplier.contactName', 'supplier.contactPhone', 'supplier.contactEmail', 'supplier.bankName'])
    .select(['supplier.bankAccount', 'supplier.status', 'supplier.auditOpinion', 'supplier.signedAgreement'])
    .select(['supplier.agreementExpireDate', 'supplier.qualificationExpireDate', 'supplier.creditScore'])
    .select(['supplier.creditLevel', 'school.companyName as schoolName', 'supplier.version'])
    .where('supplier.companyId', '=', session.companyId)
    .where('supplier.userId', '=', session.userId)
    .executeTakeFirst();
  if (!supplier) throw new Failure('missing');
  return supplier;
}

type Supplier = Awaited<ReturnType<typeof ownSupplier>>;

/** @throws Failure `wrongState` */
async function needsReview(supplier: Supplier, body: Schemas['SupplierProfileInput'], context: Context): Promise<boolean> {
  if (['REGISTERED', 'REJECTED', 'PENDING'].includes(supplier.status)) return true;
  if (supplier.status !== 'APPROVED') throw new Failure('wrongState');
  const isSame = (['companyName', 'creditCode', 'legalPerson'] as const).every((field) => supplier[field] === body[field]);
  return !isSame || licencesOf(await storedQualifications(supplier, context)) !== licencesOf(body.qualifications);
}

/** Tells those who review, once for each time that it comes to wait for them. */
async function submit(supplier: Supplier, companyName: string, context: Context): Promise<void> {
  const { companyId, id, status } = supplier;
  await addReviewRecord(supplier, 'SUBMITTED', undefined, context);
  await planRegistryFetch(supplier, companyName, context);
  if (status === 'PENDING') return;
  const to = await holdersOf(context.db, reviewCode, companyId);
  const message = { to, sceneCode: 'SUPPLIER_TODO' as const, params: { companyName }, biz: { type: 'SUPPLIER' as const, id } };
  await sendMessage(context.db, message, context.now);
}
