import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { ordered } from '#platform/lists/order.ts';
import { announcementRows, newest, toAnnouncement } from './announcementRows.ts';

/** Returns the notices about a purchase, the newest first. */
export async function noticesOf(
  { companyId, id }: { companyId: string; id: string },
  db: Kysely<Tables>,
): Promise<Schemas['Announcement'][]> {
  const rows = await announcementRows(db.selectFrom('announcement'))
    .where((eb) => eb.and({ 'announcement.companyId': companyId, 'announcement.projectId': id }))
    .orderBy(ordered(newest))
    .limit(50)
    .execute();
  return rows.map(toAnnouncement);
}
