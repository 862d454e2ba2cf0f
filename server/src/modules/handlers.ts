import type { ServerHandlers } from '../context.ts';
import { approvalComments } from './approvalComments/approvalComments.ts';
import { articles } from './articles/articles.ts';
import { characterParameters } from './characterParameters/characterParameters.ts';
import { company } from './company/company.ts';
import { contacts } from './contacts/contacts.ts';
import { departments } from './departments/departments.ts';
import { dictionary } from './dictionary/dictionary.ts';
import { documents } from './documents/documents.ts';
import { mayReadDocument } from './documents/visibleDocuments.ts';
import { expenditure } from './expenditure/expenditure.ts';
import { files } from './files/files.ts';
import { goodsCategories } from './goodsCategories/goodsCategories.ts';
import { inbox } from './inbox/inbox.ts';
import { mayReadExposure } from './integrity/exposureRows.ts';
import { integrity } from './integrity/integrity.ts';
import { menus } from './menus/menus.ts';
import { operationLog } from './operationLog/operationLog.ts';
import { products } from './products/products.ts';
import { mayReadProduct } from './products/visibleProducts.ts';
import { purchasingConfig } from './purchasingConfig/purchasingConfig.ts';
import { roles } from './roles/roles.ts';
import { session } from './session/session.ts';
import { tasks } from './tasks/tasks.ts';
import { users } from './users/users.ts';
import { wechat } from './wechat/wechat.ts';

/** Who may read the rows that use files. */
const fileOwners = { downloadDoc: mayReadDocument, exposure: mayReadExposure, product: mayReadProduct };

/** The whole backend: one handler per operation. One that is missing or misspelt does not compile. */
export const handlers = {
  ...session,
  ...roles,
  ...menus,
  ...departments,
  ...dictionary,
  ...tasks,
  ...characterParameters,
  ...goodsCategories,
  ...purchasingConfig,
  ...approvalComments,
  ...contacts,
  ...company,
  ...expenditure,
  ...inbox,
  ...integrity,
  ...operationLog,
  ...users,
  ...articles,
  ...files(fileOwners),
  ...documents,
  ...wechat,
  ...products,
} satisfies ServerHandlers;
