import type { Input, Output } from '@campus-procurement/sdk';
import { addDays, dayOf, startOfDay } from '@campus-procurement/sdk/time';
import { type Insertable, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { madeBy } from '#platform/records/changed.ts';
import { supplierFlow } from '../profiles/public.ts';
import { exposureUser } from './exposureRows.ts';

/** Creates a draft, which has no effects yet. */
export async function saveIntegrityExposure(
  { body: { evidenceIds = [], ...fields } }: Input<'saveIntegrityExposure'>,
  context: Context,
): Promise<Output<'saveIntegrityExposure'>> {
  const companyId = await schoolOf(fields.supplierId, context);
  const { endDate = null, basis = null } = fields;
  const period = periodOf(fields.startDate, endDate);
  const id = newId();
  const draft = { status: 'DRAFT', publishTime: null, withdrawReason: null, publishUserId: null } as const;
  await insertWithCode({ ...fields, ...period, basis, companyId, id, ...draft, ...madeBy(context) }, context);
  await takeEvidence(companyId, id, evidenceIds, context);
  return { id };
}

/**
 * Returns the school of a supplier. Only suppliers that were approved at some time can be exposed.
 * @throws Failure `invalid` with rule `exists`
 */
export async function schoolOf(supplierId: string, { db, session, role }: Context): Promise<string> {
  let found = db
    .selectFrom('supplier')
    .select('companyId')
    .where('id', '=', supplierId)
    .where('status', 'in', supplierFlow.steps.expose.from)
    .forKeyShare();
  if (role.dataScope !== 'ALL') found = found.where('companyId', '=', session.companyId);
  const supplier = await found.executeTakeFirst();
  if (!supplier) throw invalid({ field: 'supplierId', rule: 'exists' });
  return supplier.companyId;
}

/** Returns the columns of the period. @throws Failure `invalid` with rule `order` */
export function periodOf(startDate: string, endDate: string | null) {
  if (endDate !== null && endDate < startDate) throw invalid({ field: 'endDate', rule: 'order' });
  return { startDate, endDate, expireTime: endDate === null ? null : startOfDay(addDays(endDate, 1)) };
}

/** Records the files used as evidence. @throws Failure `invalid` with rule `exists` */
export async function takeEvidence(companyId: string, id: string, fileIds: string[], context: Context): Promise<void> {
  const wanted = fileIds.map((fileId, index) => ({ field: `evidenceIds.${index}`, fileId }));
  await takeFiles(context, exposureUser(companyId, id), 'EXPOSURE', wanted);
}

type Row = Omit<Insertable<Tables['exposure']>, 'exposureCode'>;

/** Inserts an exposure with the next number of the year in its school. Parallel calls wait for each other at the school's row. */
async function insertWithCode(row: Row, { db, now }: Context): Promise<void> {
  await db.selectFrom('company').select('id').where('id', '=', row.companyId).forNoKeyUpdate().execute();
  const year = `SX${dayOf(now).slice(0, 4)}`;
  const last = await db
    .selectFrom('exposure')
    .select((eb) => eb.fn.max('exposureCode').as('code'))
    .where('companyId', '=', row.companyId)
    .where('exposureCode', 'like', sql<string>`${year} || '%'`)
    .executeTakeFirstOrThrow();
  const number = last.code === null ? 1 : Number(last.code.slice(year.length)) + 1;
  await db
    .insertInto('exposure')
    .values({ ...row, exposureCode: `${year}${String(number).padStart(4, '0')}` })
    .execute();
}
