import type zh from '../zh-CN/fundImport.ts';

const fundImport: typeof zh = {
  title: 'Import budget cards',
  some: ({ count }) => `${count} budget ${count === '1' ? 'card' : 'cards'}`,
  templateName: 'Budget card import template',
  sheet: 'Budget cards',
  choicesSheet: 'Departments and kinds',
  owner: 'Account in charge',
  typeCode: 'Code of the kind',
  preview: 'Budget cards to import',
  notecardNo: 'Unique within the school: 4 to 32 letters, digits or hyphens',
  notecardName: 'Up to 100 characters',
  notefundType: 'Name or code of the kind; see “Departments and kinds”',
  noteowner: 'Account of an enabled person of the school',
  notedept: 'Department code, or the names from the college down joined by /; see “Departments and kinds”',
  notetotalAmount:
    'In yuan with up to two decimals, also with commas between thousands, e.g. 1,200.50; it becomes the first entry of the ledger',
  notevalidFrom: 'A date, e.g. 2026-01-31 or 2026/1/31; no beginning if empty',
  notevalidTo: 'A date, which is included; no end if empty',
  noOwner: 'Nobody enabled in the school has this account',
  amountRule: 'Enter an amount with up to two decimals, below ten billion yuan',
  dayRule: 'Enter a date that exists, e.g. 2026-01-31',
};

export default fundImport;
