import { button, type OperationButton } from './operationButton.ts';

/** Number of the directory of purchases. */
export const purchaseDirectory = 4301;

const applicants = ['purchaser'];
/** The roles that see purchases: those in which they have a part, of their college, or of the school. */
const readers = [...applicants, 'dept_approver', 'procurement_officer', 'finance', 'auditor', 'school_admin', 'admin'];

/** What may be done with purchases. */
export const purchaseButtons: OperationButton[] = [
  button(4302, purchaseDirectory, '查看采购项目', 'See purchases', 'purchase:project:read', readers),
  button(4303, purchaseDirectory, '申请采购', 'Request purchases', 'purchase:project:apply', applicants),
  button(4304, purchaseDirectory, '校验采购日志', 'Verify the log of purchases', 'purchase:project:verify', [
    'procurement_officer',
    'auditor',
    'admin',
  ]),
  button(4305, purchaseDirectory, '登记发票', 'Enter invoices', 'purchase:invoice:create', [...applicants, 'finance']),
  button(4306, purchaseDirectory, '登记付款', 'Register payments', 'purchase:payment:create', ['finance']),
];
