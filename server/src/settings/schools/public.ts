/** Calls about schools, which the description lists together with those about suppliers. */

export { getSchoolDetail } from './getSchoolDetail.ts';
export { toInvoice } from './invoice.ts';
export { listSchoolsSimple } from './listSchoolsSimple.ts';
export { querySchoolPage } from './querySchoolPage.ts';
export { registerSchool } from './registerSchool.ts';
export { updateSchool } from './updateSchool.ts';
export { updateSchoolStatus } from './updateSchoolStatus.ts';
