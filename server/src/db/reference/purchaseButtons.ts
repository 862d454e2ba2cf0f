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
  button(4313, purchaseList, '导出采购项目', 'Export purchases', 'purchase:project:export', purchaseReaders),
];
