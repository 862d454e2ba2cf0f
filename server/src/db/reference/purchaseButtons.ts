import { button, type OperationButton } from './operationButton.ts';
import { applicants, purchaseList, purchaseReaders } from './purchasePages.ts';

/** What may be done with purchases beside requesting and reading them. */
export const purchaseButtons: OperationButton[] = [
  button(4304, purchaseList, '校验采购日志', 'Verify the log of purchases', 'purchase:project:verify', [
    'procurement_officer',
    'auditor',
    'admin',
  ]),
  button(4305, purchaseList, '登记发票', 'Enter invoices', 'purchase:invoice:create', [...applicants, 'finance']),
  button(4306, purchaseList, '登记付款', 'Register payments', 'purchase:payment:create', ['finance']),
  button(4312, purchaseList, '接收采购项目', 'Take approved purchases', 'purchase:project:claim', ['procurement_officer']),
  button(4314, purchaseList, '发布竞价', 'Announce purchases', 'purchase:project:publish', ['procurement_officer']),
  button(4315, purchaseList, '审查报价', 'Judge quotes', 'bidding:quote:judge', [...applicants, 'procurement_officer']),
  button(4316, purchaseList, '开标', 'Open quotes', 'bidding:round:open', ['procurement_officer']),
  button(4317, purchaseList, '见证开标', 'Witness openings', 'bidding:round:witness', [
    'procurement_officer',
    'dept_approver',
    'auditor',
  ]),
  button(4318, purchaseList, '定标', 'Decide awards', 'bidding:award:decide', [...applicants, 'procurement_officer']),
  button(4319, purchaseList, '宣布流标', 'End biddings without an award', 'bidding:round:fail', ['procurement_officer']),
  button(4320, purchaseList, '取消成交', 'Cancel awards', 'bidding:award:cancel', ['procurement_officer']),
  button(4313, purchaseList, '导出采购项目', 'Export purchases', 'purchase:project:export', purchaseReaders),
];
