import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ProjectRow } from '../projects/public.ts';
import type { NoticeContact } from './texts/notice.ts';

/** Returns whom a notice about a purchase names: its officer, or the contact of the school if the officer has no phone. */
export async function noticeContact(
  { companyId, officerId }: Pick<ProjectRow, 'companyId' | 'officerId'>,
  db: Kysely<Tables>,
): Promise<NoticeContact> {
  const { contactName, contactPhone, address } = await db
    .selectFrom('company')
    .select(['contactName', 'contactPhone', 'address'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const officer = await db
    .selectFrom('appUser')
    .select(['name', 'phone'])
    .where((eb) => eb.and({ companyId, id: officerId ?? '' }))
    .where('phone', 'is not', null)
    .executeTakeFirst();
  return { name: officer?.name ?? contactName, phone: officer?.phone ?? contactPhone, address };
}
