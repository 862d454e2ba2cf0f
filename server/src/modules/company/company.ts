import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { getCompanyInvoiceInfo } from './getCompanyInvoiceInfo.ts';
import { getSchoolDetail } from './getSchoolDetail.ts';
import { listSchoolsSimple } from './listSchoolsSimple.ts';
import { querySchoolPage } from './querySchoolPage.ts';
import { registerSchool } from './registerSchool.ts';
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
} satisfies Partial<Handlers<Context>>;
