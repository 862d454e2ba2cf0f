import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';

/** No operation asks for it by itself. */
const cancelCode = 'company:supplier:cancel';

/** What the caller may do with suppliers, as far as it does not depend on the supplier. */
export function supplierRights(context: Reader) {
  const mayCall = permitted(context);
  const maySetStatus = mayCall('updateCompanyStatus') && mayCall('auditCompany');
  return {
    /** Sees suppliers in every status, with all their data. */
    isReviewer: mayCall('listCompanyReviewRecords'),
    mayReview: mayCall('auditCompany'),
    mayRemark: mayCall('remarkCompany'),
    maySetAccountSource: mayCall('updateCompanyAccountSource'),
    maySetAgreement: mayCall('updateCompanySignedAgreement'),
    mayRefresh: mayCall('refreshCompanyGsInfo'),
    maySetStatus,
    mayCancel: maySetStatus && context.session.permissions.has(cancelCode),
  };
}

export type SupplierRights = ReturnType<typeof supplierRights>;
