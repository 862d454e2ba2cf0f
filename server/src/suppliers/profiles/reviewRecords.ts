import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { visibleSuppliers } from './supplierRows.ts';

/** The description's limit. */
const listLimit = 500;

type Supplier = { companyId: string; id: string };

/** The permission of the operation is the mark of a reviewer. */
export async function listCompanyReviewRecords(
  { path: { id } }: Input<'listCompanyReviewRecords'>,
  context: Context,
): Promise<Output<'listCompanyReviewRecords'>> {
  const supplier = await visibleSuppliers(context, { isReviewer: true })
    .select(['supplier.companyId', 'supplier.id'])
    .where('supplier.id', '=', id)
    .executeTakeFirst();
  if (!supplier) throw new Failure('missing');
  return reviewRecordsOf(supplier, context);
}

/** The records of a supplier, newest first. */
export async function reviewRecordsOf(supplier: Supplier, { db }: Context): Promise<Schemas['ReviewRecord'][]> {
  const rows = await recordsOf(supplier, db).select(['id', 'event', 'opinion', 'userName', 'time']).limit(listLimit).execute();
  return rows.map(({ time, ...row }) => ({ ...row, time: isoTime(time) }));
}

/** Who approved a supplier first, if that is the last that has happened to it. */
export async function firstApproverOf(supplier: Supplier, { db }: Context): Promise<string | null> {
  const last = await recordsOf(supplier, db).select(['event', 'userId']).limit(1).executeTakeFirst();
  return last?.event === 'FIRST_APPROVED' ? last.userId : null;
}

/** The same as an SQL expression for `supplier`. */
export const firstApproverSql = sql<string | null>`(select case last.event when 'FIRST_APPROVED' then last.user_id end
  from (select event, user_id from supplier_review_record as record
    where record.company_id = supplier.company_id and record.supplier_id = supplier.id
    order by record.time desc, record.id desc limit 1) as last)`;

function recordsOf({ companyId, id }: Supplier, db: Context['db']) {
  return db
    .selectFrom('supplierReviewRecord')
    .where((eb) => eb.and({ companyId, supplierId: id }))
    .orderBy('time', 'desc')
    .orderBy('id', 'desc');
}

/** Adds a record of what the caller does. */
export async function addReviewRecord(
  { companyId, id }: Supplier,
  event: Schemas['ReviewEvent'],
  opinion: string | undefined,
  { db, session, now }: Context,
): Promise<void> {
  const { userId, userName } = session;
  const record = { companyId, id: newId(), supplierId: id, event, opinion: opinion ?? null, userId, userName, time: now };
  await db.insertInto('supplierReviewRecord').values(record).execute();
}
