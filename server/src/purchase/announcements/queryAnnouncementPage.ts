import type { Input, Output } from '@campus-procurement/sdk';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countCall } from '#platform/auth/callLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { hasKeyword } from '#platform/lists/keyword.ts';
import { hasKey, readPage } from '#platform/lists/page.ts';
import { isNamedLike } from '../records/public.ts';
import { announcementRows, type FoundAnnouncements, newest, toAnnouncement } from './announcementRows.ts';
import { publicAnnouncements, visibleAnnouncements } from './visibleAnnouncements.ts';

/** Returns one page of notices. */
export async function queryAnnouncementPage(
  { query = {} }: Input<'queryAnnouncementPage'>,
  context: Context,
): Promise<Output<'queryAnnouncementPage'>> {
  return page(visibleAnnouncements(context), query, context);
}

/** Public: what each school announces to everybody. */
export async function queryPublicAnnouncementPage(
  { query = {} }: Input<'queryPublicAnnouncementPage'>,
  context: Context,
): Promise<Output<'queryPublicAnnouncementPage'>> {
  await countCall(context.db, 'notices', context.address, context.now);
  return page(publicAnnouncements(context), query, context);
}

function page(found: FoundAnnouncements, query: Filters, context: Context): Promise<Output<'queryAnnouncementPage'>> {
  return readPage(
    query,
    filtered(found, query).select(['announcement.companyId', 'announcement.id']),
    newest,
    (keys, db) => announcementRows(db.selectFrom('announcement').where(hasKey('announcement', keys))),
    toAnnouncement,
    context,
  );
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

/** A condition: a notice, or its purchase, has a keyword in its number or name. A union finds both by their indexes. */
function hasNoticeKeyword(keyword: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(announcement.company_id, announcement.id) in (
    select named.company_id, named.id from announcement as named where ${hasKeyword(['named.announcementCode', 'named.title'], keyword)}
    union all select named.company_id, named.id from project as about
      join announcement as named on named.company_id = about.company_id and named.project_id = about.id
      where ${isNamedLike(keyword, 'about')})`;
}
