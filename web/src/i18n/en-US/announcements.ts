import type { Messages } from '../messages.ts';

const announcements: Messages['announcements'] = {
  all: 'All',
  typeBID: 'Bidding',
  typeEXTENSION: 'Extension',
  typeRESULT: 'Result',
  typeAWARD: 'Award',
  typeFAILED: 'Failed bidding',
  typeAWARD_CANCELLED: 'Cancelled award',
  typeCONTRACT: 'Contract',
  typeSINGLE_SOURCE: 'Single source',
  typeOUTCOME: 'Outcome',
  typeCHANGE: 'Change',
  typeTERMINATED: 'Terminated',
  keyword: 'Title, number, purchase',
  title: 'Notice',
  type: 'Kind',
  project: 'Purchase',
  school: 'School',
  scope: 'For',
  scopePUBLIC: 'Everybody',
  scopeSUPPLIER: 'Suppliers only',
  published: 'Published',
  bidEnd: 'Bidding ends',
  bidEnd_purchase: 'Quotes end',
  empty: 'No notices. They appear here when a bidding is announced, extended, awarded or failed',
  read: 'Read',
  toProject: 'Open the purchase',

  code: 'Number',
  others: 'Other notices about this purchase',
  fingerprint: 'Fingerprint (SHA-256)',
  fingerprintHint:
    'Calculated from number, kind, title, time and text of the notice, which never change after the publication: with any change the fingerprint would be another one.',
  verify: 'Verify in this browser',
  verified: 'It matches: what you see is what was published.',
  differs: 'It does not match: what you see is not what was published. Please tell the administrators of the platform.',
};

export default announcements;
