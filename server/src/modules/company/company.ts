import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { withoutTransaction } from '../../contract/handlerMarks.ts';
import { startExport } from '../../exports/startExport.ts';
import { auditCompany } from './auditCompany.ts';
import { getCompanyGsInfo, refreshCompanyGsInfo } from './companyGsInfo.ts';
import { supplierReport } from './exportSuppliers.ts';
import { getCompanyDetail } from './getCompanyDetail.ts';
import { getCompanyInvoiceInfo } from './getCompanyInvoiceInfo.ts';
import { getCompanyScorecard } from './getCompanyScorecard.ts';
import { getSchoolDetail } from './getSchoolDetail.ts';
import { listSchoolsSimple } from './listSchoolsSimple.ts';
import { queryAllSupplier } from './queryAllSupplier.ts';
import { querySchoolPage } from './querySchoolPage.ts';
import { registerSchool } from './registerSchool.ts';
import { registerSupplier } from './registerSupplier.ts';
import { listCompanyReviewRecords } from './reviewRecords.ts';
import { remarkCompany, updateCompanyAccountSource, updateCompanySignedAgreement } from './supplierMarks.ts';
import { getSupplierProfile, updateSupplierProfile } from './supplierProfile.ts';
import { updateCompanyStatus } from './updateCompanyStatus.ts';
import { updateSchool } from './updateSchool.ts';

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
  updateSupplierProfile,
  auditCompany,
  remarkCompany,
  updateCompanyAccountSource,
  updateCompanySignedAgreement,
} satisfies Partial<Handlers<Context>>;
