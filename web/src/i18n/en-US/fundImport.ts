import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/fundImport.ts';

const fundImport: typeof zh = {
  title: 'Import budget cards',
  some: ({ count }) => counted(count, 'budget card'),
  templateName: 'Budget card import template',
  sheet: 'Budget cards',
  choicesSheet: 'Departments and types',
  owner: 'Owner account',
  typeCode: 'Type code',
  preview: 'Budget cards to import',
  notecardNo: '4 to 32 letters, digits or hyphens, unique within the school',
  notecardName: 'Up to 100 characters',
  notefundType: 'Name or code of the type; see “Departments and types”',
  noteowner: 'Account of an enabled user of the school',
  notedept: 'Department code, or the names from the college down joined by /; see “Departments and types”',
  notetotalAmount: 'In yuan with up to two decimals; thousands separators allowed, e.g. 1,200.50. Becomes the first ledger entry',
  notevalidFrom: 'A date, e.g. 2026-01-31 or 2026/1/31; no start date if empty',
  notevalidTo: 'A date, inclusive; no expiry if empty',
  noOwner: 'The school has no enabled user with this account.',
  amountRule: 'Enter an amount with up to two decimals, below ¥10,000,000,000.',
  dayRule: 'Enter an existing date, e.g. 2026-01-31.',
};

export default fundImport;
