import type { Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from './auth/session.ts';
import { callers, permissionMatrix } from './permissions.matrix.ts';
import { failureOf } from './testing/failureOf.ts';
import { startApp, type TestApp } from './testing/startApp.ts';

type Caller = (typeof callers)[number];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** A request of each operation that is valid and, if it were admitted, would change no row of the demo data. */
const inputs: { [Id in OperationId]: Input<Id> } = {
  login: { body: { username: 'nobody', password: 'x' } },
  getCaptcha: {},
  accountLogin: { body: { account: 'no-ticket-of-anybody', platform: 'mall' } },
  exchangeToken: { query: { token: 'no-ticket-of-anybody' } },
  checkJumpLoginTicket: { body: { ticket: 'no-ticket-of-anybody' } },
  logout: {},
  getInfo: {},
  getRoleDeptList: {},
  switchDept: { body: { roleId: 'none', deptId: 'none', collegeId: 'none' } },
  getUserMenu: {},
  getMenuConfig: {},
  getMallRedirect: { query: { type: 'MALL' } },
  getHomeOverview: {},
  getDashboardWorkplace: {},
  getDashboardMonitor: {},
  listServiceCards: {},
  queryRolePage: {},
  saveRole: { body: { roleName: 'A role', roleCode: 'a_role', dataScope: 'SELF', menuIds: ['none'] } },
  updateRole: { body: { id: 'none', version: 1 } },
  queryRoleDetail: { path: { id: 'none' } },
  deleteRole: { path: { id: 'none' } },
  queryRoleList: {},
  queryMenuTree: { body: { sysCode: 'bidding' } },
  saveMenu: { body: { menuName: 'A page', menuType: 'MENU', sysCode: 'bidding' } },
  updateMenu: { body: { id: 'none', version: 1 } },
  removeMenu: { path: { id: 'none' } },
  listPermissionCodes: {},
  queryMenuDisablePage: {},
  enableOrDisableMenu: { body: { menuId: 'none', companyId: '1001', enabled: false } },
  getLocalDeptTree: {},
  createDept: { body: { deptName: 'A department', deptCode: 'a', deptType: 2, parentId: 'none' } },
  updateDept: { body: { id: 'none', version: 1 } },
  deleteDept: { path: { id: 'none' } },
  queryDictDataByType: { path: { type: 'campus' } },
  queryDictTypePage: {},
  saveDictType: { body: { dictName: 'Status', dictType: 'status' } },
  updateDictType: { path: { id: 'none' }, body: { version: 1 } },
  deleteDictType: { path: { id: 'none' } },
  queryDictEntryPage: { query: { dictType: 'campus' } },
  saveDictEntry: { body: { dictType: 'no_such_type', dictLabel: 'A', dictValue: 'A' } },
  updateDictEntry: { path: { id: 'none' }, body: { version: 1 } },
  deleteDictEntry: { path: { id: 'none' } },
  queryTaskPage: {},
  queryOwnTaskPage: {},
  createTask: { body: { taskName: 'A task', taskType: 'CLEANUP', executeTime: '2026-03-02T09:00:00+08:00', companyId: '1001' } },
  getTaskDetail: { path: { id: 'none' } },
  listTaskTypes: {},
  retryTask: { path: { id: 'none' } },
  stopTask: { path: { id: 'none' } },
  queryCharacterValues: { body: ['ifOpenEntry'] },
  queryCharacterPage: {},
  queryCharacterSchoolPage: { query: { companyId: '1001' } },
  saveCharacter: { body: { paramKey: 'noSuchKey', paramValue: 'N', companyId: '1001' } },
  updateCharacter: { path: { id: 'none' }, body: { version: 1 } },
  deleteCharacter: { path: { id: 'none' } },
  resetCharacterSchoolValue: { path: { id: 'none' } },
  getGoodsCategoryTree: {},
  saveGoodsCategory: {
    body: { parentId: 'none', categoryCode: '9', categoryName: 'A category', purchaseType: 'GOODS', consumable: false },
  },
  updateGoodsCategory: { path: { id: 'none' }, body: { version: 1 } },
  removeGoodsCategory: { path: { id: 'none' } },
  listPurchasingCategories: {},
  getPurchasingCategoryDetail: { path: { id: 'none' } },
  savePurchasingCategory: {
    body: { categoryName: 'A', categoryCode: 'A', purchaseType: 'GOODS', amountMin: '1.00', executionIds: ['none'] },
  },
  updatePurchasingCategory: { path: { id: 'none' }, body: { version: 1 } },
  deletePurchasingCategory: { path: { id: 'none' } },
  listPurchasingExecutions: {},
  savePurchasingExecution: {
    body: { executionName: 'Without rules', executionCode: 'ONLINE_BID', needContract: false, publicityDays: 0 },
  },
  updatePurchasingExecution: { path: { id: 'none' }, body: { version: 1 } },
  deletePurchasingExecution: { path: { id: 'none' } },
  listPurchasingProgress: { query: { executionId: 'none' } },
  updatePurchasingProgress: {
    body: { executionId: 'none', version: 1, nodes: [{ nodeCode: 'AB', nodeName: 'A', enabled: true, required: true }] },
  },
  listApplyComments: {},
  saveApplyComment: { body: { id: 'none', version: 1, content: 'None', commentType: 'COMMON', scope: 'PERSONAL' } },
  deleteApplyComment: { path: { id: 'none' } },
  queryContactPage: {},
  saveContact: { body: { contactName: 'None', phone: '19900000000', campus: 'Nowhere', address: 'Nowhere at all' } },
  updateContact: { path: { id: 'none' }, body: { version: 1 } },
  deleteContact: { path: { id: 'none' } },
  queryExpenditurePage: {},
  getExpenditureDetail: { path: { id: 'none' } },
  saveExpenditure: {
    body: {
      ...{ cardNo: 'KY-0001', cardName: 'A card', fundType: 'SCIENCE', ownerId: 'none', deptId: 'none', totalAmount: '1.00' },
    },
  },
  updateExpenditure: { path: { id: 'none' }, body: { version: 1 } },
  authorizeExpenditureUsers: { path: { id: 'none' }, body: { version: 1, userIds: [] } },
  deleteExpenditure: { path: { id: 'none' } },
  freezeExpenditure: { path: { id: 'none' }, body: { amount: '1.00', bizCode: 'FZ-1', reason: 'A reason' } },
  unfreezeExpenditure: { path: { id: 'none' }, body: { amount: '1.00', bizCode: 'FZ-1', reason: 'A reason' } },
  queryExpenditureFlowPage: { query: { expenditureId: 'none' } },
  exportExpenditures: { body: { format: 'CSV' } },
  exportExpenditureFlows: { body: { format: 'CSV', expenditureId: 'none' } },
  queryInboxMessagePage: {},
  countUnreadInboxMessages: {},
  markInboxMessagesRead: { body: { ids: ['none'] } },
  queryOperationLogPage: {},
  exportOperationLog: { body: { format: 'CSV' } },
  getOperationLogDetail: { path: { id: 'none' } },
  querySchoolUserPage: {},
  queryAutomaticUserPage: {},
  exportUsers: { body: { format: 'CSV' } },
  getUserDetail: { path: { id: 'none' } },
  listUsersSimple: {},
  checkAccount: { query: { account: 'nobody' } },
  createUser: {
    body: {
      account: 'nobody',
      name: 'Nobody',
      phone: '19900000000',
      deptId: 'none',
      roleDeptList: [{ roleId: 'none', deptIds: ['none'] }],
    },
  },
  updateUser: { body: { id: 'none', version: 1 } },
  updateUserStatus: { body: { id: 'none', status: 'DISABLED' } },
  deleteUser: { path: { id: 'none' } },
  syncCasUsers: {},
  resetPassword: { query: { id: 'none' } },
  sendPhoneCaptcha: { body: { phone: '13000000000', scene: 'RESET' } },
  resetForgottenPassword: {
    body: { account: 'nobody', phone: '13000000000', phoneCaptcha: '000000', newPassword: 'Nobody#2026' },
  },
  updatePassword: { body: { newPassword: 'Nobody#2026' } },
  getMyProfile: {},
  updateMyProfile: { body: { version: 999 } },
  querySchoolPage: {},
  listSchoolsSimple: {},
  registerSchool: {
    body: {
      companyId: '1001',
      schoolName: 'None',
      schoolCode: '00000',
      contactName: 'X',
      contactPhone: '19900000000',
      loginMode: 'LOCAL',
    },
  },
  getSchoolDetail: { path: { id: 'none' } },
  updateSchool: { body: { id: 'none', version: 1 } },
  updateCompanyStatus: { body: { id: 'none', version: 1, status: 'ACTIVE' } },
  getCompanyInvoiceInfo: {},
  queryAllSupplier: {},
  exportSuppliers: { body: { format: 'CSV' } },
  getCompanyDetail: { path: { id: 'none' } },
  listCompanyReviewRecords: { path: { id: 'none' } },
  auditCompany: { body: { id: 'none', version: 1, result: 'APPROVED' } },
  remarkCompany: { body: { id: 'none', version: 1, remark: '' } },
  updateCompanyAccountSource: { body: { id: 'none', version: 1, accountSource: 'SELF' } },
  updateCompanySignedAgreement: { body: { id: 'none', version: 1, signedAgreement: false } },
  registerSupplier: {
    body: {
      ...{ schoolId: '1001', companyName: 'None', creditCode: '91990000MA00000005', contactName: 'Nobody' },
      ...{ contactPhone: '13000000000', phoneCaptcha: '000000', account: 'nobody', password: 'Nobody#2026' },
    },
  },
  getSupplierProfile: {},
  updateSupplierProfile: {
    body: {
      ...{ version: 1, companyName: 'None', creditCode: '91990000MA00000005', companyType: 'LIMITED', supplierKind: 'DEALER' },
      ...{ legalPerson: 'Nobody', registeredAddress: 'Nowhere', contactName: 'Nobody', contactPhone: '13000000000' },
      ...{ goodsCategoryIds: ['none'], qualifications: [{ qualType: 'license', qualName: 'None' }] },
    },
  },
  getCompanyGsInfo: { query: { supplierId: 'none' } },
  refreshCompanyGsInfo: { body: { supplierId: 'none' } },
  queryIntegrityExposurePage: {},
  getIntegrityExposureDetail: { path: { id: 'none' } },
  saveIntegrityExposure: {
    body: {
      ...{ supplierId: 'none', exposureType: 'OTHER', level: 'WARNING', startDate: '2026-03-02', deductScore: 0 },
      fact: 'Nothing has happened at all',
    },
  },
  updateIntegrityExposure: { path: { id: 'none' }, body: { version: 1 } },
  deleteIntegrityExposure: { path: { id: 'none' } },
  publishIntegrityExposure: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  recordIntegrityExposureAppeal: {
    path: { id: 'none' },
    body: { version: 1, content: 'Nothing at all', result: 'DISMISSED', reply: 'None' },
  },
  getCompanyScorecard: { path: { id: 'none' } },
  updateMyPhone: { body: { phone: '13000000000', phoneCaptcha: '000000' } },
  getArticleDetail: { path: { id: 'none' } },
  countArticleView: { path: { id: 'none' } },
  queryNewsPage: {},
  saveNews: { body: { title: 'An article', content: '<p></p>' } },
  updateNews: { path: { id: 'none' }, body: { version: 1 } },
  publishNews: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteNews: { path: { id: 'none' } },
  querySystemAnnouncementPage: {},
  saveSystemAnnouncement: { body: { title: 'An article', content: '<p></p>' } },
  updateSystemAnnouncement: { path: { id: 'none' }, body: { version: 1 } },
  publishSystemAnnouncement: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteSystemAnnouncement: { path: { id: 'none' } },
  queryLighthousePage: {},
  getLighthouseDetail: { path: { id: 'none' } },
  saveLighthouse: { body: { title: 'An article', content: '<p></p>' } },
  updateLighthouse: { path: { id: 'none' }, body: { version: 1 } },
  publishLighthouse: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteLighthouse: { path: { id: 'none' } },
  queryHelpFaqPage: {},
  saveHelpFaq: { body: { title: 'An article', content: '<p></p>' } },
  updateHelpFaq: { path: { id: 'none' }, body: { version: 1 } },
  publishHelpFaq: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteHelpFaq: { path: { id: 'none' } },
  queryHelpGuidelinePage: {},
  saveHelpGuideline: { body: { title: 'An article', content: '<p></p>' } },
  updateHelpGuideline: { path: { id: 'none' }, body: { version: 1 } },
  publishHelpGuideline: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteHelpGuideline: { path: { id: 'none' } },
  queryProductPage: {},
  getProductDetail: { path: { id: 'none' } },
  saveProduct: { body: { productName: 'A product', categoryId: 'none', brand: 'B', model: 'M' } },
  updateProduct: { path: { id: 'none' }, body: { version: 1 } },
  publishProduct: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  deleteProduct: { path: { id: 'none' } },
  uploadFile: { body: { bizType: 'AVATAR', file: new Blob(['no picture']) } },
  getFileInfo: { path: { id: 'none' } },
  createWechatQrCode: {},
  isWechatBound: {},
  queryWechatReceiverPage: {},
  updateWechatPushState: { body: { id: 'none', version: 1, pushState: true } },
  updateWechatNickNameNotes: { body: { id: 'none', version: 1, nickNameNotes: '' } },
  queryWechatSendLogPage: {},
  listWechatMessageScenes: { query: { receiverId: 'none' } },
  queryMessageScenesNotAdded: { query: { receiverId: 'none' } },
  addMessageSceneRelation: { body: { receiverId: 'none', sceneCodes: ['PASSWORD_RESET'] } },
  deleteMessageSceneRelation: { query: { ids: 'none' } },
  listMessageSceneSubjects: {},
  unbindWechat: { path: { id: 'none' } },
  queryDownloadDocPage: {},
  downloadDoc: { path: { id: 'none' } },
  saveDownloadDoc: { body: { docName: 'A document', docType: 'template', fileId: 'none' } },
  updateDownloadDoc: { path: { id: 'none' }, body: { version: 1 } },
  deleteDownloadDoc: { path: { id: 'none' } },
  downloadFile: { path: { id: 'none' }, query: { expires: 1, signature: 'A'.repeat(43) } },
};

/** A new session of some user with the role; one that nobody holds is given to somebody for the purpose. */
async function tokenOf(caller: Caller): Promise<string | null> {
  if (caller === 'anonymous') return null;
  const { db } = app.database;
  const role = await db
    .selectFrom('role')
    .select(['companyId', 'id'])
    .where('roleCode', '=', ['expired', 'revoked', 'without a role'].includes(caller) ? 'admin' : caller)
    .executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('appUser')
    .select(['companyId', 'id as userId', 'deptId'])
    .where('account', '=', caller === 'admin' ? 'admin' : 'teacher1')
    .executeTakeFirstOrThrow();
  const grant = { ...user, roleCompanyId: role.companyId, roleId: role.id };
  await db
    .insertInto('userRoleDept')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { companyId, userId, deptId } = user;
  const expireTime = new Date(app.clock.now.getTime() + (caller === 'expired' ? 0 : 3600_000));
  const acting = caller === 'without a role' ? null : { ...role, deptId };
  const { token } = await startSession(db, { companyId, userId, role: acting, expireTime }, app.clock.now);
  if (caller === 'revoked') await app.client(token).session.logout();
  return token;
}

async function outcome(operation: OperationId, caller: Caller): Promise<string> {
  // An address of its own, so that the login throttle plays no part.
  const client = app.client(await tokenOf(caller), `10.4.${callers.indexOf(caller)}.1`);
  const failure = await failureOf(client.call(operation, inputs[operation] as Input<OperationId>));
  if (failure?.status === 401) return 'a';
  if (failure?.code === 4007) return 'r';
  if (failure?.status === 403) return 'x';
  return '+';
}

describe.each(Object.keys(contract) as OperationId[])('%s', (operation) => {
  const cells = permissionMatrix[operation].replaceAll(' ', '');

  test('has a cell for every caller', () => expect(cells).toHaveLength(callers.length));

  test('admits and refuses as the table says', async () => {
    const found: string[] = [];
    for (const caller of callers) found.push(await outcome(operation, caller));
    expect(Object.fromEntries(callers.map((caller, index) => [caller, found[index]]))).toEqual(
      Object.fromEntries(callers.map((caller, index) => [caller, cells[index]])),
    );
  });
});

test('every role of the demo data is a caller in the table', async () => {
  const roles = await app.database.db.selectFrom('role').select('roleCode').execute();
  for (const { roleCode } of roles) expect(callers).toContain(roleCode);
});
