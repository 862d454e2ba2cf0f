import type { Messages } from '../messages.ts';

const announcements: Messages['announcements'] = {
  all: 'All',
  typeBID: 'Bidding',
  typeEXTENSION: 'Extension',
  typeRESULT: 'Award notice',
  typeAWARD: 'Award',
  typeFAILED: 'Failed round',
  typeAWARD_CANCELLED: 'Canceled award',
  typeCONTRACT: 'Contract',
  typeSINGLE_SOURCE: 'Single source',
  typeOUTCOME: 'Outcome',
  typeCHANGE: 'Change',
  typeTERMINATED: 'Termination',
  keyword: 'Title, number, purchase',
  title: 'Notice',
  type: 'Type',
  project: 'Purchase',
  school: 'School',
  scope: 'Audience',
  scopePUBLIC: 'Everyone',
  scopeSUPPLIER: 'Suppliers only',
  published: 'Published',
  bidEnd: 'Quote deadline',
  bidEnd_purchase: 'Quote deadline',
  empty: 'No notices yet. They appear here when a bidding is published, extended, awarded or declared failed.',
  read: 'View',
  toProject: 'View purchase',

  others: 'Other notices for this purchase',
  fingerprint: 'Fingerprint (SHA-256)',
  fingerprintHint:
    'Calculated from the number, type, title, time and text of the notice. Published notices cannot be edited; any change would change the fingerprint.',
  verify: 'Verify in this browser',
  verified: 'Verified: this is exactly what was published.',
  differs: 'Not verified: this differs from what was published. Contact the platform administrators.',
};

export default announcements;
