import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { ownAccount, provePassword } from '#platform/auth/ownAccount.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { isCreditCode } from '#platform/registry/creditCode.ts';
import { isDictValue } from '#settings/dictionary/public.ts';
import {
  firstEnd,
  licencesOf,
  qualificationsOf,
  refusePastBeyond,
  refuseUnfit,
  replaceQualifications,
  storedQualifications,
} from './qualifications.ts';
import { supplierConstraints } from './registerSupplier.ts';
import { replaceCategories } from './replaceCategories.ts';
import { isSameAccount } from './reviewedAccount.ts';
import { takeSupplierFiles } from './supplierFiles.ts';
import { supplierFlow } from './supplierFlow.ts';
import { categoriesOf } from './supplierRows.ts';
import { takeSupplierStep } from './takeSupplierStep.ts';

/** What can be said of a supplier by itself and is not said, is removed. */
const unsaid = {
  registeredCapital: null,
  establishDate: null,
  province: null,
  city: null,
  businessScope: null,
  contactEmail: null,
  bankName: null,
  bankAccount: null,
};

export async function getSupplierProfile(_input: object, context: Context): Promise<Schemas['SupplierProfile']> {
  const { companyId, auditOpinion, statusBeforeExposure: _, ...supplier } = await ownSupplier(context);
  const categories = await categoriesOf([{ companyId, id: supplier.id }], context);
  return {
    ...supplier,
    goodsCategories: categories.get(supplier.id) ?? [],
    qualifications: await qualificationsOf({ companyId, id: supplier.id }, context),
    rejectReason: supplier.status === 'REJECTED' ? auditOpinion : null,
  };
}

/** Who has sent a profile before proves who they are to change where the school pays: an open session is not enough. */
export async function proveAccountChange({ body }: Input<'updateSupplierProfile'>, context: Context): Promise<void> {
  const supplier = await ownSupplier(context);
  if (supplier.status === 'REGISTERED' || isSameAccount(supplier, body)) return;
  const { passwordHash, ...own } = await ownAccount(context);
  if (passwordHash === null) return;
  if (body.password === undefined) throw invalid({ field: 'password', rule: 'wantedForAccount' });
  await provePassword({ ...own, passwordHash }, body.password, 'password', context);
}

/** A supplier completes or changes what is known of it, and waits for its review if that asks for one (domain: supplier states). */
export async function updateSupplierProfile(
  { body }: Input<'updateSupplierProfile'>,
  context: Context,
): Promise<Output<'updateSupplierProfile'>> {
  const { version, goodsCategoryIds, qualifications, password: _, ...fields } = body;
  const supplier = await ownSupplier(context);
  if (supplier.version !== version) throw new Failure('stale');
  const facts = { ...supplier, isReviewDue: await isReviewDue(supplier, body, context) };
  const step = supplierFlow.firstOf(['submit', 'correct', 'submitAgain', 'amend'], facts);
  if (!isCreditCode(fields.creditCode)) throw invalid({ field: 'creditCode', rule: 'checksum' });
  if (!(await isDictValue(context.db, supplier.companyId, 'company_type', fields.companyType))) {
    throw invalid({ field: 'companyType', rule: 'exists' });
  }
  refusePastBeyond('establishDate', fields.establishDate, dayOf(context.now));
  await refuseUnfit(supplier, qualifications, context);
  const changed = { ...unsaid, ...fields, qualificationExpireDate: firstEnd(qualifications) };
  const status = await refusedBy(supplierConstraints, takeSupplierStep(step, facts, { fields: changed }, context));
  await replaceCategories(supplier, goodsCategoryIds, context);
  await takeSupplierFiles(supplier, qualifications, context);
  await replaceQualifications(supplier, qualifications, context);
  return { status };
}

/** The supplier that the caller is the account of. @throws Failure `missing` */
export async function ownSupplier({ db, session }: Context) {
  const supplier = await db
    .selectFrom('supplier')
    .innerJoin('company as school', 'school.id', 'supplier.companyId')
    .select(['supplier.companyId', 'supplier.id', 'supplier.companyName', 'supplier.creditCode', 'supplier.companyType'])
    .select(['supplier.supplierKind', 'supplier.legalPerson', 'supplier.registeredCapital', 'supplier.establishDate'])
    .select(['supplier.registeredAddress', 'supplier.province', 'supplier.city', 'supplier.businessScope'])
    .select(['supplier.contactName', 'supplier.contactPhone', 'supplier.contactEmail', 'supplier.bankName'])
    .select(['supplier.bankAccount', 'supplier.status', 'supplier.auditOpinion', 'supplier.signedAgreement'])
    .select('supplier.statusBeforeExposure')
    .select(['supplier.agreementExpireDate', 'supplier.qualificationExpireDate', 'supplier.creditScore'])
    .select(['supplier.creditLevel', 'school.companyName as schoolName', 'supplier.version'])
    .where('supplier.companyId', '=', session.companyId)
    .where('supplier.userId', '=', session.userId)
    .executeTakeFirst();
  if (!supplier) throw new Failure('missing');
  return supplier;
}

type Supplier = Awaited<ReturnType<typeof ownSupplier>>;

/** Whether the profile differs from the stored one in what a review judges. */
async function isReviewDue(supplier: Supplier, body: Schemas['SupplierProfileInput'], context: Context): Promise<boolean> {
  const isSame = (['companyName', 'creditCode', 'legalPerson'] as const).every((field) => supplier[field] === body[field]);
  if (!isSameAccount(supplier, body)) return true;
  return !isSame || licencesOf(await storedQualifications(supplier, context)) !== licencesOf(body.qualifications);
}
