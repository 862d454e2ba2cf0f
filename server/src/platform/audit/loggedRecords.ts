import type { OperationId, Schemas } from '@campus-procurement/sdk';
import type { Session } from '../auth/session.ts';
import type { CheckedInput } from '../contract/operation.ts';
import { isSchoolId } from '../values/schoolId.ts';
import type { RecordTable } from './recordKinds.ts';

/** One row that an operation changes or deletes, and the columns by which it is found. */
export interface LoggedRecord {
  table: RecordTable;
  key: Record<string, string>;
}

/** The table of the record in which somebody is replaced. */
const placeTables: Record<Schemas['HolderPart'], RecordTable> = {
  REQUESTER: 'project',
  MEMBER: 'acceptance',
  BORROWER: 'sharedApply',
};

type Who = Pick<Session, 'companyId' | 'userId'>;
type Found = (sent: Record<string, unknown>, who: Who) => LoggedRecord;

/** What operations change: the table whose row has the `id` of the request, or a function that tells the row. */
const places: Partial<Record<OperationId, RecordTable | Found>> = {
  ...all('role', 'updateRole', 'deleteRole'),
  ...all('menu', 'updateMenu', 'removeMenu'),
  enableOrDisableMenu: ({ companyId, menuId }) => ({ table: 'menuSwitch', key: keyOf({ companyId, menuId }) }),
  ...all('dept', 'updateDept', 'deleteDept'),
  ...all('dictType', 'updateDictType', 'deleteDictType'),
  ...all('dictEntry', 'updateDictEntry', 'deleteDictEntry'),
  ...all('characterParameter', 'updateCharacter', 'deleteCharacter', 'resetCharacterSchoolValue'),
  ...all('goodsCategory', 'updateGoodsCategory', 'removeGoodsCategory'),
  ...all('purchasingCategory', 'updatePurchasingCategory', 'deletePurchasingCategory'),
  ...all('purchasingExecution', 'updatePurchasingExecution', 'deletePurchasingExecution'),
  ...all('supplier', 'auditCompany', 'remarkCompany', 'updateCompanyAccountSource', 'updateCompanySignedAgreement'),
  updateSupplierProfile: (_, { companyId, userId }) => ({ table: 'supplier', key: { companyId, userId } }),
  updateCompanyStatus: ({ id }) => ({ table: isSchoolId(String(id)) ? 'company' : 'supplier', key: keyOf({ id }) }),
  ...all('company', 'updateSchool'),
  ...all('applyComment', 'saveApplyComment', 'deleteApplyComment'),
  ...all('approvalDelegation', 'saveDelegation', 'deleteDelegation'),
  ...all('contact', 'updateContact', 'deleteContact'),
  ...all('expenditure', 'updateExpenditure', 'authorizeExpenditureUsers', 'deleteExpenditure'),
  ...all('expenditure', 'freezeExpenditure', 'unfreezeExpenditure'),
  ...all('project', 'updateProject', 'deleteProject', 'submitProject', 'terminateProject', 'confirmReceipt'),
  ...all('project', 'suspendProject', 'resumeProject'),
  ...all('project', 'registerPayment', 'agreeToPayee', 'publishProject', 'assignProjectOfficer'),
  ...all('project', 'receiveProject', 'registerOtherProcurementOutcome', 'archiveProject'),
  ...all('project', 'terminateForDefault', 'registerRefund', 'writeOffClaim'),
  ...all('projectModify', 'submitProjectModify', 'withdrawProjectModify'),
  ...all('contract', 'updateContract', 'submitContract', 'signContract', 'voidContract'),
  ...all('frameworkAgreement', 'updateFramework'),
  ...all('acceptance', 'updateAcceptance', 'recordAssetNumbers'),
  replaceTurnHolder: ({ part, recordId }, { companyId }) => {
    return { table: placeTables[part as Schemas['HolderPart']], key: keyOf({ companyId, id: recordId }) };
  },
  decideApprovalTask: ({ taskId }, { companyId }) => ({ table: 'approvalTask', key: keyOf({ companyId, id: taskId }) }),
  ...all('stockDocument', 'confirmStockDocument', 'cancelStockDocument'),
  ...all('approvalConfig', 'updateApprovalConfig', 'deleteApprovalConfig'),
  ...all('warehouse', 'updateWarehouse', 'deleteWarehouse'),
  ...all('stock', 'updateStock'),
  updateStockShare: ({ stockId }, { companyId }) => ({ table: 'stock', key: keyOf({ companyId, id: stockId }) }),
  ...all('appUser', 'updateUser', 'updateUserStatus', 'deleteUser', 'resetPassword'),
  updateMyProfile: (_, { companyId, userId: id }) => ({ table: 'appUser', key: { companyId, id } }),
  ...all('article', 'updateHelpGuideline', 'publishHelpGuideline', 'deleteHelpGuideline'),
  ...all('article', 'updateHelpFaq', 'publishHelpFaq', 'deleteHelpFaq'),
  ...all('article', 'updateNews', 'publishNews', 'deleteNews'),
  ...all('article', 'updateSystemAnnouncement', 'publishSystemAnnouncement', 'deleteSystemAnnouncement'),
  ...all('article', 'updateLighthouse', 'publishLighthouse', 'deleteLighthouse'),
  ...all('exposure', 'updateIntegrityExposure', 'publishIntegrityExposure', 'deleteIntegrityExposure'),
  ...all('exposure', 'recordIntegrityExposureAppeal'),
  ...all('downloadDoc', 'updateDownloadDoc', 'deleteDownloadDoc'),
  ...all('wechatReceiver', 'updateWechatPushState', 'updateWechatNickNameNotes', 'unbindWechat'),
  ...all('product', 'updateProduct', 'publishProduct', 'deleteProduct'),
};

/** The row that a request is about to change; null where the log compares none. */
export function loggedRecord(operation: OperationId, { path, query, body }: CheckedInput, who: Who | null): LoggedRecord | null {
  const place = places[operation];
  if (place === undefined || who === null) return null;
  const sent = (body ?? {}) as Record<string, unknown>;
  if (typeof place === 'function') return place({ ...path, ...sent }, who);
  const id = path.id ?? query.id ?? sent.id;
  return id === undefined ? null : { table: place, key: keyOf({ id }) };
}

function all(table: RecordTable, ...operations: OperationId[]): Partial<Record<OperationId, RecordTable>> {
  return Object.fromEntries(operations.map((operation) => [operation, table]));
}

function keyOf(columns: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, String(value)]));
}
