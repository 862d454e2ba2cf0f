import type { Input, Output } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countCall } from '#platform/auth/callLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { containing } from '#platform/lists/like.ts';
import { readPage } from '#platform/lists/page.ts';
import { announcementRows, type FoundAnnouncements, toAnnouncement } from './announcementRows.ts';
import { publicAnnouncements, visibleAnnouncements } from './visibleAnnouncements.ts';

/** Returns one page of notices. */
export async function queryAnnouncementPage(
  { query = {} }: Input<'queryAnnouncementPage'>,
  context: Context,
): Promise<Output<'queryAnnouncementPage'>> {
  const found = filtered(visibleAnnouncements(context), query);
  return readPage(query, found, announcementRows(found), toAnnouncement);
}

/** Public: what each school announces to everybody. */
export async function queryPublicAnnouncementPage(
  { query = {} }: Input<'queryPublicAnnouncementPage'>,
  context: Context,
): Promise<Output<'queryPublicAnnouncementPage'>> {
  await countCall(context.db, 'notices', context.address, context.now);
  const found = filtered(publicAnnouncements(context), query);
  return readPage(query, found, announcementRows(found), toAnnouncement);
}

type Filters = NonNullable<Input<'queryAnnouncementPage'>['query']>;

function filtered(
  found: FoundAnnouncements,
  { type, keyword, projectId, publishTimeStart, publishTimeEnd }: Filters,
): FoundAnnouncements {
  let query = found;
  if (type !== undefined) query = query.where('announcement.type', '=', type);
  if (projectId !== undefined) query = query.where('announcement.projectId', '=', projectId);
  if (publishTimeStart !== undefined) query = query.where('announcement.publishTime', '>=', new Date(publishTimeStart));
  if (publishTimeEnd !== undefined) query = query.where('announcement.publishTime', '<', new Date(publishTimeEnd));
  return keyword === undefined ? query : query.where(hasNoticeKeyword(keyword));
}

/** A condition: number or title of a notice, or number or name of its purchase, contain a keyword, ignoring the case of letters. */
function hasNoticeKeyword(keyword: string): RawBuilder<SqlBool> {
  const pattern = containing(keyword.toLowerCase());
  return sql<SqlBool>`(lower(announcement.announcement_code || ' ' || announcement.title) like ${pattern}
    or exists (select 1 from project as about
      where about.company_id = announcement.company_id and about.id = announcement.project_id
        and lower(about.project_code || ' ' || about.project_name) like ${pattern}))`;
}
