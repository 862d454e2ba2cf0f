import type { Input, Output } from '@campus-procurement/sdk';
import { isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { toInvoice } from '#settings/schools/public.ts';
import { defaultRecordsOf } from './defaultRecords.ts';
import { qualificationsOf } from './qualifications.ts';
import { reviewRecordsOf } from './reviewRecords.ts';
import { supplierRights } from './supplierRights.ts';
import { categoriesOf, supplierRows, visibleSuppliers } from './supplierRows.ts';
import { toSupplier } from './toSupplier.ts';

export async function getCompanyDetail(
  { path: { id } }: Input<'getCompanyDetail'>,
  context: Context,
): Promise<Output<'getCompanyDetail'>> {
  const rights = supplierRights(context);
  const found = await supplierRows(visibleSuppliers(context, rights))
    .select(['supplier.registeredCapital', 'supplier.establishDate', 'supplier.registeredAddress', 'supplier.businessScope'])
    .select(['supplier.contactEmail', 'supplier.bankName', 'supplier.bankAccount', 'supplier.invoice', 'supplier.auditOpinion'])
    .select(['supplier.reviewedBankName', 'supplier.reviewedBankAccount', 'supplier.accountReviewTime'])
    .where('supplier.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Failure('missing');
  const { registeredCapital, establishDate, registeredAddress, businessScope, ...rest } = found;
  const { contactEmail, bankName, bankAccount, invoice, auditOpinion, ...reviewed } = rest;
  const { reviewedBankName, reviewedBankAccount, accountReviewTime, ...row } = reviewed;
  const categories = await categoriesOf([row], context);
  const qualifications = await qualificationsOf(row, context);
  return {
    ...toSupplier(row, categories.get(id) ?? [], rights),
    registeredCapital,
    establishDate,
    registeredAddress,
    businessScope,
    defaults: await defaultRecordsOf(row, context),
    ...(rights.isReviewer
      ? {
          contactEmail,
          bankName,
          bankAccount,
          reviewedAccount:
            reviewedBankAccount === null
              ? null
              : { bankName: reviewedBankName, account: reviewedBankAccount, reviewTime: isoTimeOrNull(accountReviewTime) },
          invoice: toInvoice(invoice),
          qualifications,
          auditOpinion,
          reviewRecords: await reviewRecordsOf(row, context),
        }
      : {
          contactEmail: null,
          bankName: null,
          bankAccount: null,
          reviewedAccount: null,
          invoice: null,
          auditOpinion: null,
          reviewRecords: null,
          qualifications: qualifications.map((qualification) => ({ ...qualification, qualNo: null, file: null })),
        }),
  };
}
