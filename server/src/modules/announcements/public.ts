/** What the bidding needs to publish notices. */

export { awardNotice } from './awardNotice.ts';
export { bidNotice } from './bidNotice.ts';
export { cancelledNotice } from './cancelledNotice.ts';
export { extensionNotice } from './extensionNotice.ts';
export { failedNotice } from './failedNotice.ts';
export { noticeContact } from './noticeContact.ts';
export { noticesOf } from './noticesOf.ts';
export { publishAnnouncement } from './publishAnnouncement.ts';
export { resultNotice } from './resultNotice.ts';
