import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { permissionsOf } from '../../auth/permissions.ts';
import type { Context } from '../../context.ts';

/** No operation asks for it by itself. */
const cancelCode = 'company:supplier:cancel';

/** What the caller may do with suppliers, as far as it does not depend on the supplier. */
export async function supplierRights({ db, role, session }: Context) {
  const codes = new Set(await permissionsOf(db, role, session.companyId));
  const mayCall = (id: OperationId) => codes.has(String(contract[id].permission));
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
    mayCancel: maySetStatus && codes.has(cancelCode),
  };
}

export type SupplierRights = Awaited<ReturnType<typeof supplierRights>>;
