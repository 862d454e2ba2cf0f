import type zh from '../zh-CN/schoolItems.ts';

const schoolItems: typeof zh = {
  name: 'Item',
  keyword: 'Number, name, department or person in charge',
  year: 'Year',
  plan: 'Approved (CNY)',
  used: 'Committed',
  usedOf: ({ name }) => `Share of ${name} that is committed`,
  usedText: ({ amount, percent }) => `${amount}, ${percent}`,
  available: 'Left (CNY)',
  count: 'Purchases',
  dept: 'Department',
  leader: 'In charge',
  synced: 'Synchronised',
  closed: 'Closed',
  left: 'Left',
  leftYes: 'Something is left',
  leftNo: 'Nothing can be charged',
  purchases: 'See purchases',
  purchasesOf: ({ name }) => `Purchases charged to ${name}`,
  others: ({ count }) => `${count} more, which you may not read or which are not listed`,
  empty:
    'The project system of the school has no items here yet. A procurement officer or an administrator can synchronise them.',
  sync: 'Synchronise items',
  syncText: 'Adds, changes and disables items as the project system of the school has them. Purchases stay as they are.',
};

export default schoolItems;
