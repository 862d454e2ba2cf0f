import { sql } from 'kysely';
import { containing } from '#platform/lists/like.ts';
import { absent, type RecordSource } from '#platform/panels/recordSource.ts';
import { visibleAnnouncements } from './visibleAnnouncements.ts';

/** The notices that the caller sees, by number and title. Everybody with a role may list them. */
export const announcementSource: RecordSource = (keyword, context) =>
  visibleAnnouncements(context)
    .where(
      sql<boolean>`lower(announcement.announcement_code || ' ' || announcement.title) like ${containing(keyword.toLowerCase())}`,
    )
    .select(['announcement.companyId', 'announcement.id', 'announcement.title', 'announcement.announcementCode as code'])
    .select([absent.as('detail'), absent.as('channel')]);
