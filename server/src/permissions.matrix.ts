import type { OperationId } from '@campus-procurement/sdk';

/**
 * Who may call what: the reviewed table of permissions, one line per operation and one letter per caller. The test holds the server
 * with its demo data against it; an operation without a line does not compile.
 *
 *   +  admitted (what the operation then says is another matter)
 *   a  refused: no session (401)
 *   r  refused: no role chosen (4007)
 *   x  refused: not permitted (403)
 */
export const callers = [
  'anonymous',
  'expired',
  'revoked',
  'without a role',
  'admin',
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
  'operator',
  'auditor',
  'asset_checker',
  'archive_reader',
] as const;

// One group per kind of caller: no live session, no role, the administrators, all other roles in the order above.
export const permissionMatrix: Record<OperationId, string> = {
  login: '                +++ + ++ ++++++++++',
  getCaptcha: '           +++ + ++ ++++++++++',
  logout: '               aaa + ++ ++++++++++',
  getInfo: '              aaa + ++ ++++++++++',
  getRoleDeptList: '      aaa + ++ ++++++++++',
  switchDept: '           aaa + ++ ++++++++++',
  getUserMenu: '          aaa r ++ ++++++++++',
  getMenuConfig: '        aaa r ++ ++++++++++',
  queryRolePage: '        aaa r ++ xxxxxxxxxx',
  saveRole: '             aaa r ++ xxxxxxxxxx',
  updateRole: '           aaa r ++ xxxxxxxxxx',
  queryRoleDetail: '      aaa r ++ xxxxxxxxxx',
  deleteRole: '           aaa r ++ xxxxxxxxxx',
  queryRoleList: '        aaa r ++ ++++++++++',
  queryMenuTree: '        aaa r ++ xxxxxxxxxx',
  saveMenu: '             aaa r +x xxxxxxxxxx',
  updateMenu: '           aaa r +x xxxxxxxxxx',
  removeMenu: '           aaa r +x xxxxxxxxxx',
  listPermissionCodes: '  aaa r ++ xxxxxxxxxx',
  queryMenuDisablePage: ' aaa r ++ xxxxxxxxxx',
  enableOrDisableMenu: '  aaa r ++ xxxxxxxxxx',
  getLocalDeptTree: '     aaa r ++ ++++++++++',
  createDept: '           aaa r ++ xxxxxxxxxx',
  updateDept: '           aaa r ++ xxxxxxxxxx',
  deleteDept: '           aaa r ++ xxxxxxxxxx',
  queryDictDataByType: '  aaa r ++ ++++++++++',
  queryDictTypePage: '    aaa r ++ xxxxxxxxxx',
  saveDictType: '         aaa r +x xxxxxxxxxx',
  updateDictType: '       aaa r +x xxxxxxxxxx',
  deleteDictType: '       aaa r +x xxxxxxxxxx',
  queryDictEntryPage: '   aaa r ++ xxxxxxxxxx',
  saveDictEntry: '        aaa r ++ xxxxxxxxxx',
  updateDictEntry: '      aaa r ++ xxxxxxxxxx',
  deleteDictEntry: '      aaa r ++ xxxxxxxxxx',
  queryCharacterValues: ' aaa r ++ ++++++++++',
  getGoodsCategoryTree: ' aaa r ++ ++++++++++',
  saveGoodsCategory: '    aaa r ++ xxxxxx+xxx',
  updateGoodsCategory: '  aaa r ++ xxxxxx+xxx',
  removeGoodsCategory: '  aaa r ++ xxxxxx+xxx',
  listPurchasingCategories: ' aaa r ++ ++++++++++',
  getPurchasingCategoryDetail: ' aaa r ++ +x+xxxxxxx',
  savePurchasingCategory: ' aaa r ++ xxxxxxxxxx',
  updatePurchasingCategory: ' aaa r ++ xxxxxxxxxx',
  deletePurchasingCategory: ' aaa r ++ xxxxxxxxxx',
  listPurchasingExecutions: ' aaa r ++ ++++++++++',
  savePurchasingExecution: ' aaa r ++ xxxxxxxxxx',
  updatePurchasingExecution: ' aaa r ++ xxxxxxxxxx',
  deletePurchasingExecution: ' aaa r ++ xxxxxxxxxx',
  listPurchasingProgress: ' aaa r ++ ++++++++++',
  updatePurchasingProgress: ' aaa r ++ xxxxxxxxxx',
};
