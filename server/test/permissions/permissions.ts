import type { OperationId } from '@campus-procurement/sdk';
import { acceptancesPermissions } from './acceptances.permissions.ts';
import { announcementsPermissions } from './announcements.permissions.ts';
import { approvalCommentsPermissions } from './approvalComments.permissions.ts';
import { approvalConfigPermissions } from './approvalConfig.permissions.ts';
import { approvalsPermissions } from './approvals.permissions.ts';
import { articlesPermissions } from './articles.permissions.ts';
import { associationPermissions } from './associations.permissions.ts';
import { biddingPermissions } from './bidding.permissions.ts';
import { characterParametersPermissions } from './characterParameters.permissions.ts';
import { companyPermissions } from './company.permissions.ts';
import { contactsPermissions } from './contacts.permissions.ts';
import { contractsPermissions } from './contracts.permissions.ts';
import { departmentsPermissions } from './departments.permissions.ts';
import { dictionaryPermissions } from './dictionary.permissions.ts';
import { documentsPermissions } from './documents.permissions.ts';
import { expenditurePermissions } from './expenditure.permissions.ts';
import { filesPermissions } from './files.permissions.ts';
import { frameworksPermissions } from './frameworks.permissions.ts';
import { goodsCategoriesPermissions } from './goodsCategories.permissions.ts';
import { homePermissions } from './home.permissions.ts';
import { inboxPermissions } from './inbox.permissions.ts';
import { integrityPermissions } from './integrity.permissions.ts';
import { menusPermissions } from './menus.permissions.ts';
import { modificationsPermissions } from './modifications.permissions.ts';
import { operationLogPermissions } from './operationLog.permissions.ts';
import type { PermissionRow } from './permissionRows.ts';
import { productsPermissions } from './products.permissions.ts';
import { projectsPermissions } from './projects.permissions.ts';
import { purchasingConfigPermissions } from './purchasingConfig.permissions.ts';
import { rolesPermissions } from './roles.permissions.ts';
import { sessionPermissions } from './session.permissions.ts';
import { stockPermissions } from './stock.permissions.ts';
import { supplierBiddingPermissions } from './supplierBidding.permissions.ts';
import { tasksPermissions } from './tasks.permissions.ts';
import { usersPermissions } from './users.permissions.ts';
import { wechatPermissions } from './wechat.permissions.ts';

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
