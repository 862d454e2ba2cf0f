import type { Transaction } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { bySystem } from '#reference/insertReference.ts';
import { seedId } from '#reference/seedId.ts';
import { approvalComments } from './approvalComments.ts';
import { approvalConfigs, approvalFlows } from './approvalConfigs.ts';
import { articles, articleViews } from './articles.ts';
import { categoryManagers } from './categoryManagers.ts';
import { characterValues, ownParameters } from './characterValues.ts';
import { contacts } from './contacts.ts';
import { customRoles } from './customRoles.ts';
import { delegations } from './delegations.ts';
import { departments } from './departments.ts';
import { customDictEntries, customDictType } from './dictionary.ts';
import { downloadDocs, files, fileUses } from './documents.ts';
import { frameworkAgreements } from './frameworks.ts';
import { goodsCategories } from './goodsCategories.ts';
import { inboxMessages } from './inboxMessages.ts';
import { insertPurchases } from './insertPurchases.ts';
import { insertStores } from './insertStores.ts';
import { insertSuppliers } from './insertSuppliers.ts';
import { menuSwitches } from './menuSwitches.ts';
import { operationLog } from './operationLog.ts';
import { leaders, people } from './people.ts';
import { productImages } from './productImages.ts';
import { productSuppliers, products } from './products.ts';
import { insertPurchasingConfig } from './purchasingConfig.ts';
import { pushTasks } from './pushTasks.ts';
import { schoolItems } from './schoolItems.ts';
import { schools } from './schools.ts';
import { foundingTime } from './seedTime.ts';
import { supplierAccount } from './supplierAccount.ts';
import { taskLogs } from './taskLogs.ts';
import { tasks, waitingTask } from './tasks.ts';
import { userRoleDepts, users } from './users.ts';
import { messageSceneRelations, wechatReceivers, wechatSendLogs } from './wechat.ts';

/** Who made the rows of the main school. */
const schoolAdministrator = '李文博';

/**
 * Inserts the demo data: schools with departments, users and roles. Every row is the same at every run, except for the hash of
 * the password. The reference data must be there.
 */
export async function insertDemo(trx: Transaction<Tables>, passwordHash: string): Promise<void> {
  const founded = bySystem(foundingTime);
  await trx
    .insertInto('company')
    .values(schools.map((school) => ({ ...school, ...founded })))
    .execute();
  await trx
    .insertInto('dept')
    .values(departments.map((dept) => ({ ...dept, leaderId: null, ...founded })))
    .execute();
  await trx
    .insertInto('appUser')
    .values([...users(passwordHash), supplierAccount(passwordHash)])
    .execute();
  // Users and departments refer to each other, so the heads come last.
  for (const [dept, person] of leaders) {
    await trx
      .updateTable('dept')
      .set({ leaderId: seedId('user', person) })
      .where('id', '=', seedId('dept', dept))
      .execute();
  }
  await insertCustomRoles(trx);
  await trx.insertInto('menuSwitch').values(menuSwitches).execute();
  const ended = [...tasks, ...pushTasks()];
  await trx.insertInto('task').values(ended).execute();
  await trx.insertInto('task').values(waitingTask).execute();
  await trx.insertInto('taskLog').values(taskLogs(ended)).execute();
  await trx.insertInto('dictType').values(customDictType).execute();
  await trx.insertInto('dictEntry').values(customDictEntries).execute();
  await trx
    .insertInto('goodsCategory')
    .values(goodsCategories.map((category) => ({ ...category, ...founded })))
    .execute();
  await trx.insertInto('goodsCategoryManager').values(categoryManagers).execute();
  await insertPurchasingConfig(trx);
  await insertSuppliers(trx);
  await trx.insertInto('frameworkAgreement').values(frameworkAgreements).execute();
  await trx.insertInto('product').values(products).execute();
  await trx.insertInto('productSupplier').values(productSuppliers()).execute();
  await trx.insertInto('userRoleDept').values(userRoleDepts()).execute();
  await trx.insertInto('approvalConfig').values(approvalConfigs).execute();
  await trx.insertInto('approvalFlow').values(approvalFlows).execute();
  await trx.insertInto('article').values(articles).execute();
  await trx.insertInto('articleView').values(articleViews).execute();
  await trx.insertInto('characterParameter').values(ownParameters).execute();
  await trx.insertInto('wechatReceiver').values(wechatReceivers()).execute();
  await trx.insertInto('messageSceneRelation').values(messageSceneRelations()).execute();
  await trx.insertInto('wechatSendLog').values(wechatSendLogs()).execute();
  const pictures = productImages();
  await trx
    .insertInto('storedContent')
    .values([...files, ...pictures.files].map(({ storageKey, createTime }) => ({ storageKey, createTime })))
    .execute();
  await trx
    .insertInto('file')
    .values([...files, ...pictures.files])
    .execute();
  await trx.insertInto('downloadDoc').values(downloadDocs).execute();
  await trx.insertInto('productImage').values(pictures.images).execute();
  await trx
    .insertInto('fileUse')
    .values([...fileUses, ...pictures.uses])
    .execute();
  await trx
    .insertInto('characterValue')
    .values(characterValues.map((value) => ({ ...value, ...founded })))
    .execute();
  await trx.insertInto('applyComment').values(approvalComments()).execute();
  await trx.insertInto('contact').values(contacts()).execute();
  await trx.insertInto('approvalDelegation').values(delegations()).execute();
  await trx.insertInto('associationItem').values(schoolItems).execute();
  await insertPurchases(trx);
  await insertStores(trx);
  await trx.insertInto('inboxMessage').values(inboxMessages()).execute();
  await trx.insertInto('operationLog').values(operationLog()).execute();
}

async function insertCustomRoles(trx: Transaction<Tables>): Promise<void> {
  for (const { n, menus, companyId, ...role } of customRoles) {
    const id = seedId('role', n);
    await trx
      .insertInto('role')
      .values({ ...role, companyId, id, status: 'ENABLED', createByName: schoolAdministrator, updateByName: schoolAdministrator })
      .execute();
    for (const menu of menus) {
      const menuId = seedId('menu', menu);
      await trx.insertInto('roleMenu').values({ companyId, roleId: id, menuCompanyId: '0', menuId }).execute();
    }
  }
}

/** Whether the database holds accounts whose password is public. */
export async function hasDemoAccounts(trx: Pick<Transaction<Tables>, 'selectFrom'>): Promise<boolean> {
  const ids = people.map(({ n }) => seedId('user', n));
  return (await trx.selectFrom('appUser').select('id').where('id', 'in', ids).limit(1).executeTakeFirst()) !== undefined;
}
