import { hasKeyword } from '#platform/lists/keyword.ts';
import { absent, type RecordSource } from '#platform/panels/recordSource.ts';
import { visibleAnnouncements } from './visibleAnnouncements.ts';

/** The notices that the caller sees, by number and title. Everybody with a role may list them. */
export const announcementSource: RecordSource = (keyword, context) =>
  visibleAnnouncements(context)
    .where(hasKeyword(['announcement.announcementCode', 'announcement.title'], keyword))
    .select(['announcement.companyId', 'announcement.id', 'announcement.title', 'announcement.announcementCode as code'])
    .select([absent.as('detail'), absent.as('channel')]);
