import type { OperationId } from '@campus-procurement/sdk';
import { acceptancesPermissions } from '../modules/acceptances/acceptances.permissions.ts';
import { announcementsPermissions } from '../modules/announcements/announcements.permissions.ts';
import { approvalCommentsPermissions } from '../modules/approvalComments/approvalComments.permissions.ts';
import { approvalConfigPermissions } from '../modules/approvalConfig/approvalConfig.permissions.ts';
import { approvalsPermissions } from '../modules/approvals/approvals.permissions.ts';
import { articlesPermissions } from '../modules/articles/articles.permissions.ts';
import { associationPermissions } from '../modules/associations/associations.permissions.ts';
import { biddingPermissions } from '../modules/bidding/bidding.permissions.ts';
import { characterParametersPermissions } from '../modules/characterParameters/characterParameters.permissions.ts';
import { companyPermissions } from '../modules/company/company.permissions.ts';
import { contactsPermissions } from '../modules/contacts/contacts.permissions.ts';
import { contractsPermissions } from '../modules/contracts/contracts.permissions.ts';
import { departmentsPermissions } from '../modules/departments/departments.permissions.ts';
import { dictionaryPermissions } from '../modules/dictionary/dictionary.permissions.ts';
import { documentsPermissions } from '../modules/documents/documents.permissions.ts';
import { expenditurePermissions } from '../modules/expenditure/expenditure.permissions.ts';
import { filesPermissions } from '../modules/files/files.permissions.ts';
import { frameworksPermissions } from '../modules/frameworks/frameworks.permissions.ts';
import { goodsCategoriesPermissions } from '../modules/goodsCategories/goodsCategories.permissions.ts';
import { homePermissions } from '../modules/home/home.permissions.ts';
import { inboxPermissions } from '../modules/inbox/inbox.permissions.ts';
import { integrityPermissions } from '../modules/integrity/integrity.permissions.ts';
import { menusPermissions } from '../modules/menus/menus.permissions.ts';
import { modificationsPermissions } from '../modules/modifications/modifications.permissions.ts';
import { operationLogPermissions } from '../modules/operationLog/operationLog.permissions.ts';
import { productsPermissions } from '../modules/products/products.permissions.ts';
import { projectsPermissions } from '../modules/projects/projects.permissions.ts';
import { purchasingConfigPermissions } from '../modules/purchasingConfig/purchasingConfig.permissions.ts';
import { rolesPermissions } from '../modules/roles/roles.permissions.ts';
import { sessionPermissions } from '../modules/session/session.permissions.ts';
import { stockPermissions } from '../modules/stock/stock.permissions.ts';
import { supplierBiddingPermissions } from '../modules/supplierBidding/supplierBidding.permissions.ts';
import { tasksPermissions } from '../modules/tasks/tasks.permissions.ts';
import { usersPermissions } from '../modules/users/users.permissions.ts';
import { wechatPermissions } from '../modules/wechat/wechat.permissions.ts';
import type { PermissionRow } from './permissionRows.ts';

/**
 * Who may call what: the reviewed table of permissions, with a row beside each module's handlers. The tests hold the server with its demo
 * data against it. An operation without a row does not compile.
 */
export const permissions: { [Id in OperationId]: PermissionRow<Id> } = {
  ...announcementsPermissions,
  ...approvalCommentsPermissions,
  ...approvalsPermissions,
  ...approvalConfigPermissions,
  ...articlesPermissions,
  ...biddingPermissions,
  ...contractsPermissions,
  ...acceptancesPermissions,
  ...frameworksPermissions,
  ...stockPermissions,
  ...characterParametersPermissions,
  ...companyPermissions,
  ...contactsPermissions,
  ...departmentsPermissions,
  ...dictionaryPermissions,
  ...documentsPermissions,
  ...associationPermissions,
  ...expenditurePermissions,
  ...filesPermissions,
  ...goodsCategoriesPermissions,
  ...homePermissions,
  ...inboxPermissions,
  ...integrityPermissions,
  ...menusPermissions,
  ...modificationsPermissions,
  ...operationLogPermissions,
  ...productsPermissions,
  ...projectsPermissions,
  ...purchasingConfigPermissions,
  ...rolesPermissions,
  ...sessionPermissions,
  ...supplierBiddingPermissions,
  ...tasksPermissions,
  ...usersPermissions,
  ...wechatPermissions,
};
