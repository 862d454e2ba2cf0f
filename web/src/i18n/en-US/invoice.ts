import type zh from '../zh-CN/invoice.ts';

const invoice: typeof zh = {
  heading: 'Invoice details',
  title: 'Invoice title',
  taxNo: 'Tax number',
  taxNoRule: 'Enter a tax number of 15 to 20 digits or capital letters.',
  type: 'Invoice type',
  NORMAL: 'General VAT',
  SPECIAL: 'Special VAT',
  address: 'Invoice address',
  phone: 'Invoice phone',
  bankName: 'Bank',
  bankAccount: 'Bank account',
  ofSchool: 'Invoice details of the school',
  ofSchoolHint: 'Suppliers issue invoices with these details.',
  none: 'The school has no invoice details yet. Contact the platform administrators.',
  copyField: ({ label }) => `Copy: ${label}`,
  copied: ({ label }) => `Copied: ${label}`,
  line: ({ label, value }) => `${label}: ${value}`,
  copyAll: 'Copy all',
};

export default invoice;
