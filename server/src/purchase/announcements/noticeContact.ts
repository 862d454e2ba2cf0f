import type { Kysely } from 'kysely';
import { saysPurchaseSql } from '#platform/auth/saysPurchase.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { ProjectRow } from '../records/public.ts';
import type { NoticeContact } from './texts/notice.ts';

/** Returns whom a notice about a purchase names: its officer, or the contact of the school if the officer has no phone. */
export async function noticeContact(
  { companyId, officerId }: Pick<ProjectRow, 'companyId' | 'officerId'>,
  db: Kysely<Tables>,
): Promise<NoticeContact> {
  const { officerName, officerPhone, contactName, contactPhone, address, isPurchase } = await db
    .selectFrom('company')
    .leftJoin('appUser as officer', (join) =>
      join
        .onRef('officer.companyId', '=', 'company.id')
        .on('officer.id', '=', officerId ?? '')
        .on('officer.phone', 'is not', null),
    )
    .select(['officer.name as officerName', 'officer.phone as officerPhone'])
    .select((eb) => saysPurchaseSql(eb.ref('company.id')).as('isPurchase'))
    .select(['company.contactName', 'company.contactPhone', 'company.address'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { name: officerName ?? contactName, phone: officerPhone ?? contactPhone, address, word: isPurchase ? '采购' : '竞价' };
}
