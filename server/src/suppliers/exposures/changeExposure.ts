import type { Input } from '@campus-procurement/sdk';
import type { Updateable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { releaseFiles } from '#platform/files/takeFiles.ts';
import { changedBy } from '#platform/records/changed.ts';
import { exposureRights, exposureUser, visibleExposures } from './exposureRows.ts';
import { periodOf, schoolOf, takeEvidence } from './saveIntegrityExposure.ts';

/** Changes the fields of a draft that are sent. */
export async function updateIntegrityExposure(
  { path: { id }, body: { version, evidenceIds, ...fields } }: Input<'updateIntegrityExposure'>,
  context: Context,
): Promise<true> {
  const row = await exposureToChange(id, version, context);
  if (row.status !== 'DRAFT') throw new Failure('wrongState');
  const { supplierId } = fields;
  if (supplierId !== undefined && (await schoolOf(supplierId, context)) !== row.companyId) {
    throw invalid({ field: 'supplierId', rule: 'exists' });
  }
  const { startDate = row.startDate, endDate = row.endDate } = fields;
  await changeExposure(row, { ...fields, ...periodOf(startDate, endDate) }, context);
  if (evidenceIds !== undefined) await takeEvidence(row.companyId, id, evidenceIds, context);
  return true;
}

export async function deleteIntegrityExposure(
  { path: { id } }: Input<'deleteIntegrityExposure'>,
  context: Context,
): Promise<true> {
  const { companyId, version, status } = await exposureToChange(id, null, context);
  if (status !== 'DRAFT') throw new Failure('wrongState');
  const deletion = context.db.deleteFrom('exposure').where((eb) => eb.and({ companyId, id, version }));
  // Somebody has published or changed it meanwhile.
  if ((await deletion.executeTakeFirst()).numDeletedRows === 0n) throw new Failure('stale');
  await releaseFiles(context, exposureUser(companyId, id));
  return true;
}

/**
 * Returns an exposure if it still has the version that the caller read. `null` accepts any version.
 * @throws Failure `missing` or `stale`
 */
export async function exposureToChange(id: string, version: number | null, context: Context) {
  const row = await visibleExposures(context, exposureRights(context))
    .selectAll('exposure')
    .where('exposure.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  if (version !== null && row.version !== version) throw new Failure('stale');
  return row;
}

export type Exposure = Awaited<ReturnType<typeof exposureToChange>>;

/** Updates an exposure. The condition on the version makes sure that it is still the one that was checked. @throws Failure `stale` */
export async function changeExposure(
  { companyId, id, version }: Exposure,
  fields: Updateable<Tables['exposure']>,
  context: Context,
) {
  const { numUpdatedRows } = await context.db
    .updateTable('exposure')
    .set({ ...fields, ...changedBy(context) })
    .where((eb) => eb.and({ companyId, id, version }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
}
