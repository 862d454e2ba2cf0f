import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { provedBy, withoutTransaction } from '#platform/contract/handlerMarks.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { getSchoolDetail, listSchoolsSimple, querySchoolPage, registerSchool, updateSchool } from '#settings/schools/public.ts';
import { auditCompany } from './profiles/auditCompany.ts';
import { getCompanyGsInfo, refreshCompanyGsInfo } from './profiles/companyGsInfo.ts';
import { supplierReport } from './profiles/exportSuppliers.ts';
import { getCompanyDetail } from './profiles/getCompanyDetail.ts';
import { getCompanyInvoiceInfo } from './profiles/getCompanyInvoiceInfo.ts';
import { getCompanyScorecard } from './profiles/getCompanyScorecard.ts';
import { queryAllSupplier } from './profiles/queryAllSupplier.ts';
import { registerSupplier } from './profiles/registerSupplier.ts';
import { listCompanyReviewRecords } from './profiles/reviewRecords.ts';
import { remarkCompany, updateCompanyAccountSource, updateCompanySignedAgreement } from './profiles/supplierMarks.ts';
import { getSupplierProfile, proveAccountChange, updateSupplierProfile } from './profiles/supplierProfile.ts';
import { updateCompanyStatus } from './updateCompanyStatus.ts';

export const company = {
  querySchoolPage,
  listSchoolsSimple,
  registerSchool,
  getSchoolDetail,
  updateSchool,
  updateCompanyStatus,
  getCompanyInvoiceInfo,
  queryAllSupplier,
  exportSuppliers: ({ body }, context) => startExport(supplierReport, body, context),
  getCompanyDetail,
  listCompanyReviewRecords,
  getCompanyScorecard,
  getCompanyGsInfo,
  refreshCompanyGsInfo: withoutTransaction(refreshCompanyGsInfo),
  registerSupplier: withoutTransaction(registerSupplier),
  getSupplierProfile,
  updateSupplierProfile: provedBy(proveAccountChange, updateSupplierProfile),
  auditCompany,
  remarkCompany,
  updateCompanyAccountSource,
  updateCompanySignedAgreement,
} satisfies Partial<Handlers<Context>>;
