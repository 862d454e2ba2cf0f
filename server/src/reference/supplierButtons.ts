import { button, type OperationButton } from './operationButton.ts';
import { pageNumbers as pages } from './pageNumbers.ts';

/** Number of the directory of suppliers. */
export const supplierDirectory = 4201;

const everybodyButStores = [
  'admin',
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'operator',
  'auditor',
];
const readers = ['admin', 'school_admin', 'procurement_officer', 'operator', 'auditor'];
const reviewers = ['school_admin', 'procurement_officer', 'operator'];

const publishers = ['school_admin', 'operator'];

/** The buttons for suppliers. The status has its own button, which also serves schools. */
export const supplierButtons: OperationButton[] = [
  button(4202, supplierDirectory, '查询供应商', 'List suppliers', 'company:supplier:read', everybodyButStores),
  button(4203, pages.suppliers, '查看审核记录', 'View review records', 'company:review:read', readers),
  button(4204, pages.suppliers, '审核供应商', 'Review supplier', 'company:supplier:review', reviewers),
  button(4205, pages.suppliers, '备注供应商', 'Edit supplier remark', 'company:remark:update', reviewers),
  button(4206, pages.suppliers, '修改账号来源', 'Set account source', 'company:accountSource:update', [
    'school_admin',
    'operator',
  ]),
  button(4207, pages.suppliers, '登记协议', 'Record agreement', 'company:agreement:update', reviewers),
  button(4210, pages.suppliers, '导出供应商', 'Export suppliers', 'company:supplier:export', readers),
  button(4208, pages.suppliers, '注销供应商', 'Cancel supplier registration', 'company:supplier:cancel', ['school_admin']),
  button(4209, supplierDirectory, '刷新工商信息', 'Refresh registry data', 'company:gs:refresh', [
    'procurement_officer',
    'operator',
  ]),
  button(4211, pages.exposures, '查看全部曝光', 'View all sanctions', 'content:exposure:read', readers),
  button(4212, pages.exposures, '新增曝光', 'Draft sanction', 'content:exposure:create', reviewers),
  button(4213, pages.exposures, '修改曝光', 'Edit sanction', 'content:exposure:update', reviewers),
  button(4214, pages.exposures, '删除曝光', 'Delete sanction', 'content:exposure:delete', reviewers),
  button(4215, pages.exposures, '发布与撤回曝光', 'Publish and withdraw sanction', 'content:exposure:publish', publishers),
  button(4216, pages.exposures, '登记曝光申诉', 'Record appeal', 'content:exposure:appeal', publishers),
];
