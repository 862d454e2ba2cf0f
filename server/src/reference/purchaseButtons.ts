import { button, type OperationButton } from './operationButton.ts';
import {
  acceptanceList,
  applicants,
  approvalList,
  contractList,
  flowList,
  modifyList,
  otherWayList,
  purchaseList,
  purchaseReaders,
  schoolItemList,
  sharedApplyList,
  sharedStockList,
  stockList,
  warehouseList,
} from './purchasePages.ts';

const buyers = [...applicants, 'procurement_officer'];
const administrators = ['school_admin', 'admin'];

/** What may be done with purchases beside requesting and reading them. */
export const purchaseButtons: OperationButton[] = [
  button(4304, purchaseList, '校验采购日志', 'Verify purchase log', 'purchase:project:verify', [
    'procurement_officer',
    'auditor',
    'admin',
  ]),
  button(4305, purchaseList, '登记发票', 'Record invoices', 'purchase:invoice:create', [...applicants, 'finance']),
  button(4306, purchaseList, '登记付款', 'Record payments', 'purchase:payment:create', ['finance']),
  button(4321, purchaseList, '核认收款账户', 'Confirm payee accounts', 'purchase:payee:agree', [
    'finance',
    'procurement_officer',
  ]),
  button(4312, purchaseList, '接收采购项目', 'Assign to me', 'purchase:project:claim', ['procurement_officer']),
  button(4314, purchaseList, '发布竞价', 'Publish purchases', 'purchase:project:publish', ['procurement_officer']),
  button(4315, purchaseList, '审查报价', 'Check compliance', 'bidding:quote:judge', [...applicants, 'procurement_officer']),
  button(4316, purchaseList, '开标', 'Open offers and prices', 'bidding:round:open', ['procurement_officer']),
  button(4317, purchaseList, '见证开标', 'Witness openings', 'bidding:round:witness', [
    'procurement_officer',
    'dept_approver',
    'auditor',
  ]),
  button(4318, purchaseList, '定标', 'Decide awards', 'bidding:award:decide', [...applicants, 'procurement_officer']),
  button(4319, purchaseList, '宣布流标', 'Declare rounds failed', 'bidding:round:fail', ['procurement_officer']),
  button(4320, purchaseList, '取消成交', 'Cancel awards', 'bidding:award:cancel', ['procurement_officer']),
  button(4313, purchaseList, '导出采购项目', 'Export purchases', 'purchase:project:export', purchaseReaders),
  button(4350, purchaseList, '登记采购结果', 'Record outcomes', 'purchase:outcome:register', ['procurement_officer']),
  button(4351, purchaseList, '短交结清', 'Close short', 'purchase:lines:close', ['procurement_officer']),
  button(4352, purchaseList, '归档', 'Archive purchases', 'purchase:project:archive', ['procurement_officer']),
  button(4363, purchaseList, '移交采购项目', 'Hand over purchases', 'purchase:project:assign', [
    'procurement_officer',
    'school_admin',
  ]),
  button(4299, approvalList, '改派审批人', 'Reassign approvals', 'approval:instance:reassign', ['school_admin']),
  button(4390, purchaseList, '暂停与恢复采购', 'Suspend and resume purchases', 'bidding:project:suspend', [
    'procurement_officer',
  ]),
  button(4392, modifyList, '申请项目变更', 'Request changes', 'purchase:modify:save', buyers),
  button(4396, otherWayList, '登记框架协议', 'Manage framework agreements', 'purchase:framework:save', ['procurement_officer']),
  button(4353, contractList, '起草合同', 'Draft contracts', 'contract:contract:create', buyers),
  button(4354, contractList, '签订合同', 'Sign contracts', 'contract:contract:sign', ['procurement_officer']),
  button(4355, acceptanceList, '申请验收', 'Request acceptance', 'acceptance:acceptance:create', buyers),
  button(4356, acceptanceList, '指派验收组', 'Assign acceptance groups', 'acceptance:acceptance:assign', [
    'dept_approver',
    'procurement_officer',
  ]),
  button(4357, acceptanceList, '验收签署', 'Inspect and sign', 'acceptance:acceptance:sign', [
    ...buyers,
    'dept_approver',
    'warehouse_keeper',
    'inspector',
  ]),
  button(4358, acceptanceList, '登记资产编号', 'Record asset numbers', 'acceptance:asset:record', [
    ...buyers,
    'finance',
    'warehouse_keeper',
  ]),
  button(4359, stockList, '确认入账', 'Confirm warehouse documents', 'stock:document:confirm', [
    'warehouse_keeper',
    'dept_approver',
    'school_admin',
  ]),
  button(4367, stockList, '设置安全库存', 'Set minimum stock', 'stock:stock:update', ['warehouse_keeper']),
  button(4366, stockList, '新增单据', 'Draft warehouse documents', 'stock:document:create', ['warehouse_keeper']),
  button(4383, sharedStockList, '设置共享', 'Share inventory', 'stock:share:update', ['warehouse_keeper']),
  button(4384, sharedStockList, '申请使用', 'Request shared inventory', 'stock:shared:apply', [
    ...applicants,
    'warehouse_keeper',
  ]),
  button(4385, sharedApplyList, '审批共享申请', 'Review shared inventory requests', 'stock:shared:decide', [
    'warehouse_keeper',
    'dept_approver',
  ]),
  button(4386, sharedApplyList, '共享出库与归还', 'Issue and take back inventory', 'stock:shared:issue', ['warehouse_keeper']),
  button(4360, warehouseList, '新增仓库', 'Create warehouses', 'stock:warehouse:create', administrators),
  button(4361, warehouseList, '修改仓库', 'Edit warehouses', 'stock:warehouse:update', [...administrators, 'warehouse_keeper']),
  button(4362, warehouseList, '删除仓库', 'Delete warehouses', 'stock:warehouse:delete', administrators),
  button(4378, schoolItemList, '同步关联项目', 'Sync linked items', 'purchase:association:sync', [
    'procurement_officer',
    'school_admin',
  ]),
  button(4371, flowList, '新增审批流程', 'Create approval flows', 'system:approvalConfig:create', ['school_admin']),
  button(4372, flowList, '修改审批流程', 'Edit approval flows', 'system:approvalConfig:update', ['school_admin']),
  button(4373, flowList, '删除审批流程', 'Delete approval flows', 'system:approvalConfig:delete', ['school_admin']),
];
