import { grouped, number } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/schoolItems.ts';

const schoolItems: typeof zh = {
  name: 'Item',
  keyword: 'Number, name, department or owner',
  year: 'Year',
  plan: 'Approved (CNY)',
  used: 'Committed',
  usedOf: ({ name }) => `Committed share of ${name}`,
  usedText: ({ amount, percent }) => `${grouped(amount)}, ${percent}`,
  available: 'Available (CNY)',
  count: 'Purchases',
  dept: 'Department',
  leader: 'Owner',
  synced: 'Synced',
  closed: 'Disabled',
  left: 'Available',
  leftYes: 'Budget available',
  leftNo: 'No budget available',
  purchases: 'View purchases',
  purchasesOf: ({ name }) => `Purchases charged to ${name}`,
  others: ({ count }) => `${number(count)} more that you cannot view or that are not listed`,
  empty: 'No linked items from the school’s project system yet. A procurement officer or an administrator can sync them.',
  sync: 'Sync linked items',
  syncText: 'Adds, updates and disables linked items as in the school’s project system. Purchases are not affected.',
};

export default schoolItems;
