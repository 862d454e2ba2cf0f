/** What the bidding needs to publish notices, and to show them to suppliers. */

export { noticeDetail } from './getAnnouncementDetail.ts';
export { noticeContact } from './noticeContact.ts';
export { noticesOf } from './noticesOf.ts';
export { publishAnnouncement } from './publishAnnouncement.ts';
export { awardNotice } from './texts/awardNotice.ts';
export { bidNotice } from './texts/bidNotice.ts';
export { cancelledNotice } from './texts/cancelledNotice.ts';
export { contractNotice } from './texts/contractNotice.ts';
export { restartNotice, terminationNotice } from './texts/endNotice.ts';
export { extensionNotice } from './texts/extensionNotice.ts';
export { failedNotice } from './texts/failedNotice.ts';
export { outcomeNotice } from './texts/outcomeNotice.ts';
export { resultNotice } from './texts/resultNotice.ts';
export { sourceNotice } from './texts/sourceNotice.ts';
export { resumptionNotice, suspensionNotice } from './texts/suspensionNotice.ts';
