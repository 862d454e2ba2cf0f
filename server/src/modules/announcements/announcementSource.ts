import { absent, type RecordSource } from '../../panels/recordSource.ts';
import { hasNoticeKeyword } from './hasNoticeKeyword.ts';
import { visibleAnnouncements } from './visibleAnnouncements.ts';

/** The notices that the caller sees, by title, number and purchase. Everybody with a role may list them. */
export const announcementSource: RecordSource = (keyword, context) =>
  visibleAnnouncements(context)
    .where(hasNoticeKeyword(keyword))
    .select(['announcement.companyId', 'announcement.id', 'announcement.title', 'announcement.announcementCode as code'])
    .select([absent.as('detail'), absent.as('channel')]);
