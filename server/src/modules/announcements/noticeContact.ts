import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ProjectRow } from '../projects/public.ts';
import type { NoticeContact } from './texts/notice.ts';

/** Returns whom a notice about a purchase names: its officer, or else the contact of the school, with the phone of the school. */
export async function noticeContact(
  { companyId, officerName }: Pick<ProjectRow, 'companyId' | 'officerName'>,
  db: Kysely<Tables>,
): Promise<NoticeContact> {
  const { contactName, contactPhone, address } = await db
    .selectFrom('company')
    .select(['contactName', 'contactPhone', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { officerName: officerName ?? contactName, phone: contactPhone, address };
}
