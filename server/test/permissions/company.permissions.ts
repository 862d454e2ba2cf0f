import type { PermissionRows } from './permissionRows.ts';

export const companyPermissions = {
  querySchoolPage: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: {} },
  listSchoolsSimple: { reach: 'none', cells: '++++ + ++ ++++++++++', input: {} },
  registerSchool: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxxxxxx',
    input: {
      body: {
        companyId: '1001',
        schoolName: 'None',
        schoolCode: '00000',
        contactName: 'X',
        contactPhone: '19900000000',
        loginMode: 'LOCAL',
      },
    },
  },
  getSchoolDetail: { reach: 'all', cells: 'aaaa r ++ xxxxxxxxxx', input: { path: { id: 'none' } } },
  updateSchool: { reach: 'all', cells: 'aaaa r +x xxxxxxxxxx', input: { body: { id: 'none', version: 1 } } },
  updateCompanyStatus: {
    reach: 'all',
    cells: 'aaaa r ++ xx+xxx+xxx',
    input: { body: { id: 'none', version: 1, status: 'ACTIVE' } },
  },
  getCompanyInvoiceInfo: { reach: 'school', cells: 'aaaa r ++ ++++++++++', input: {} },
  queryAllSupplier: { reach: 'all', cells: 'aaaa r ++ ++++xx++xx', input: {} },
  exportSuppliers: { reach: 'all', cells: 'aaaa r ++ xx+xxx++xx', input: { body: { format: 'CSV' } } },
  getCompanyDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  listCompanyReviewRecords: { reach: 'all', cells: 'aaaa r ++ xx+xxx++xx', input: { path: { id: 'none' } } },
  auditCompany: { reach: 'all', cells: 'aaaa r x+ xx+xxx+xxx', input: { body: { id: 'none', version: 1, result: 'APPROVED' } } },
  remarkCompany: { reach: 'all', cells: 'aaaa r x+ xx+xxx+xxx', input: { body: { id: 'none', version: 1, remark: '' } } },
  updateCompanyAccountSource: {
    reach: 'all',
    cells: 'aaaa r x+ xxxxxx+xxx',
    input: { body: { id: 'none', version: 1, accountSource: 'SELF' } },
  },
  updateCompanySignedAgreement: {
    reach: 'all',
    cells: 'aaaa r x+ xx+xxx+xxx',
    input: { body: { id: 'none', version: 1, signedAgreement: false } },
  },
  registerSupplier: {
    reach: 'none',
    cells: '++++ + ++ ++++++++++',
    input: {
      body: {
        schoolId: '1001',
        companyName: 'None',
        creditCode: '91990000MA00000005',
        contactName: 'Nobody',
        contactPhone: '13000000000',
        phoneCaptcha: '000000',
        account: 'nobody',
        password: 'Nobody#2026',
      },
    },
  },
  getSupplierProfile: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  updateSupplierProfile: {
    reach: 'own',
    cells: 'aaaa + ++ ++++++++++',
    input: {
      body: {
        version: 1,
        companyName: 'None',
        creditCode: '91990000MA00000005',
        companyType: 'LIMITED',
        supplierKind: 'DEALER',
        legalPerson: 'Nobody',
        registeredAddress: 'Nowhere',
        contactName: 'Nobody',
        contactPhone: '13000000000',
        goodsCategoryIds: ['none'],
        qualifications: [{ qualType: 'license', qualName: 'None', fileId: 'none' }],
      },
    },
  },
  getCompanyGsInfo: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { query: { supplierId: 'none' } } },
  refreshCompanyGsInfo: { reach: 'all', cells: 'aaaa r xx xx+xxx+xxx', input: { body: { supplierId: 'none' } } },
  getCompanyScorecard: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
