import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Rows of another table that belong to a record, shown as one field of it. */
interface Part {
  table: keyof Tables;
  /** The column with the id of the record. */
  owner: string;
  /** The columns that tell one row from another. */
  values: [string, ...string[]];
}

interface RecordKind {
  /** Where its rows are read, if not in the table itself. */
  source?: RawBuilder<unknown>;
  parts?: Record<string, Part>;
  /** Columns that the API calls otherwise. */
  renamed?: Record<string, string>;
}

/** The tables whose records the operation log compares. */
const recordKinds = {
  acceptance: {},
  applyComment: {},
  // Who is asked, and when, is in its newest version.
  approvalConfig: {
    source: sql`(
      select config.company_id, config.id, config.config_name, config.priority, config.status, flow.conditions, flow.nodes
      from approval_config config
      join approval_flow flow on flow.company_id = config.company_id and flow.config_id = config.id and flow.version = config.version)`,
  },
  approvalDelegation: {},
  // What was decided; the rest is about the turn of the task.
  approvalTask: { source: sql`(select company_id, id, state, opinion, decide_time, decided_by_name from approval_task)` },
  appUser: { parts: { roleDeptList: { table: 'userRoleDept', owner: 'userId', values: ['roleId', 'deptId'] } } },
  article: { parts: { attachmentIds: { table: 'articleFile', owner: 'articleId', values: ['fileId'] } } },
  // An id is that of a parameter or of the value of a school.
  characterParameter: {
    source: sql`(
      select company_id, id, param_value, param_name, description, effect_scope, status from character_parameter
      union all
      select company_id, id, param_value, null, null, null, null from character_value)`,
  },
  company: { renamed: { companyName: 'schoolName', logoId: 'logoFileId' } },
  contact: {},
  contract: {},
  projectModify: {},
  dept: {},
  dictEntry: {},
  dictType: {},
  downloadDoc: {},
  expenditure: { parts: { userIds: { table: 'expenditureUser', owner: 'expenditureId', values: ['userId'] } } },
  exposure: {},
  frameworkAgreement: {},
  // Who manages its goods is of each school.
  goodsCategory: {
    source: sql`(
      select category.*, array(
        select concat_ws(' ', manager.user_ids::text, manager.role_code, manager.dept_id) from goods_category_manager manager
        where manager.category_company_id = category.company_id and manager.category_id = category.id order by 1) as manager
      from goods_category category)`,
  },
  menu: {},
  menuSwitch: {},
  product: {
    parts: {
      imageIds: { table: 'productImage', owner: 'productId', values: ['fileId'] },
      supplierIds: { table: 'productSupplier', owner: 'productId', values: ['supplierId'] },
    },
  },
  project: {
    parts: {
      items: { table: 'projectItem', owner: 'projectId', values: ['itemName', 'amount'] },
      funds: { table: 'projectFund', owner: 'projectId', values: ['expenditureId', 'amount'] },
    },
  },
  purchasingCategory: {
    parts: {
      goodsCategoryIds: { table: 'purchasingCategoryGoods', owner: 'categoryId', values: ['goodsCategoryId'] },
      deptIds: { table: 'purchasingCategoryDept', owner: 'categoryId', values: ['deptId'] },
      executionIds: { table: 'purchasingCategoryExecution', owner: 'categoryId', values: ['executionId'] },
    },
  },
  purchasingExecution: {},
  role: { parts: { menuIds: { table: 'roleMenu', owner: 'roleId', values: ['menuId'] } } },
  // What becomes of a request is in its own list.
  sharedApply: { source: sql`(select company_id, id, applicant_name from shared_apply)` },
  supplier: {
    parts: {
      goodsCategoryIds: { table: 'supplierCategory', owner: 'supplierId', values: ['categoryId'] },
      qualifications: { table: 'supplierQualification', owner: 'supplierId', values: ['qualName'] },
    },
  },
  wechatReceiver: {},
  stock: {},
  // Who has confirmed it, and when; what moved is in the flow of the stock.
  stockDocument: {
    source: sql`(
      select company_id, id, first_confirm_user_name, confirm_user_name, confirm_time, sent_time, loss_reason, cancel_reason
      from stock_document)`,
  },
  warehouse: { parts: { keeperIds: { table: 'warehouseKeeper', owner: 'warehouseId', values: ['userId'] } } },
} satisfies Partial<Record<keyof Tables, RecordKind>>;

export type RecordTable = keyof typeof recordKinds;

export const kindOf = (table: RecordTable): RecordKind => recordKinds[table];

/** Columns that are never compared: secrets, keys of rows, who changed a row when, and what reading counts. */
export const hiddenColumns = new Set([
  'passwordHash',
  'openId',
  'companyId',
  'id',
  'version',
  'createTime',
  'createByName',
  'updateTime',
  'updateByName',
  'lastLoginTime',
  'lastLoginIp',
  'previousLoginTime',
  'viewCount',
  'downloadCount',
  'payeeAccount',
  'payeeAgreedById',
  'payeeReviewTime',
  'reviewedBankName',
  'reviewedBankAccount',
  'accountReviewTime',
  'waitingSince',
  // Of a change: both values of everything, phones among them, as its own page shows them.
  'changes',
  'wanted',
  // What the server notes for itself, and the rules of the day, which nobody changes.
  'phase',
  'modifying',
  'terminating',
  'writingOff',
  'returnCause',
  'suspendCause',
  'instanceId',
  'payeeSupplierId',
  'reportDue',
  'formerApplicantIds',
  'pattern',
  'missingAssetNumbers',
  'statusBeforeExposure',
  'absentSince',
  'isUsed',
  'fileCompanyId',
  'logoCompanyId',
  'categoryCompanyId',
  'parentCompanyId',
  'menuCompanyId',
  'menuId',
]);
