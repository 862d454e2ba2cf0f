import type zh from '../zh-CN/invoice.ts';

const invoice: typeof zh = {
  heading: 'Invoices',
  title: 'Made out to',
  taxNo: 'Tax number',
  taxNoRule: 'The tax number is 15 to 20 digits or capital letters',
  type: 'Kind of invoice',
  NORMAL: 'Normal',
  SPECIAL: 'Special',
  address: 'Address on invoices',
  phone: 'Phone on invoices',
  bankName: 'Bank',
  bankAccount: 'Bank account',
  ofSchool: 'Invoices to the school',
  ofSchoolHint: 'Suppliers make out their invoices so.',
  none: 'Nothing is recorded for the school yet; please ask the administrators of the platform.',
  copyField: ({ label }) => `Copy: ${label}`,
  copied: ({ label }) => `Copied: ${label}`,
  line: ({ label, value }) => `${label}: ${value}`,
  copyAll: 'Copy all',
};

export default invoice;
