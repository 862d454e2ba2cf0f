import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { countCall } from '#platform/auth/callLimit.ts';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { ordered } from '#platform/lists/order.ts';
import { announcementRows, type FoundAnnouncements, newest, toAnnouncement } from './announcementRows.ts';
import { publicAnnouncements, visibleAnnouncements } from './visibleAnnouncements.ts';

export async function getAnnouncementDetail(
  { path: { id } }: Input<'getAnnouncementDetail'>,
  context: Context,
): Promise<Output<'getAnnouncementDetail'>> {
  return noticeDetail(visibleAnnouncements(context), id);
}

/** Public. A notice for suppliers only counts as missing, and is not among the others of the purchase. */
export async function getPublicAnnouncementDetail(
  { path: { id } }: Input<'getPublicAnnouncementDetail'>,
  context: Context,
): Promise<Output<'getPublicAnnouncementDetail'>> {
  await countCall(context.db, 'notices', context.address, context.now);
  return noticeDetail(publicAnnouncements(context), id);
}

/** Returns a notice among those that the caller may read. @throws Failure `missing` */
export async function noticeDetail(found: FoundAnnouncements, id: string): Promise<Schemas['AnnouncementDetail']> {
  const row = await announcementRows(found)
    .select(['announcement.sections', 'announcement.fingerprint'])
    .where('announcement.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { sections, fingerprint, ...notice } = row;
  const { companyId, projectId } = notice;
  const others = await announcementRows(found)
    .where((eb) => eb.and({ 'announcement.companyId': companyId, 'announcement.projectId': projectId }))
    .where('announcement.id', '<>', id)
    .orderBy(ordered(newest))
    .limit(50)
    .execute();
  return { ...toAnnouncement(notice), sections, fingerprint, others: others.map(toAnnouncement) };
}
