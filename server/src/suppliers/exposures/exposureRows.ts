import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import type { FileUser } from '#platform/files/takeFiles.ts';
import { isPublication, publicationActions, publicationOf } from '#platform/records/publication.ts';

/** A permission code that no operation requires by itself. */
const readCode = 'content:exposure:read';
const steps = {
  update: 'updateIntegrityExposure',
  publish: 'publishIntegrityExposure',
  remove: 'deleteIntegrityExposure',
} as const satisfies Record<string, OperationId>;

/** Returns the caller's rights that do not depend on an exposure. */
export function exposureRights(context: Context) {
  const mayAppeal = permitted(context)('recordIntegrityExposureAppeal');
  return { seesAll: context.session.permissions.has(readCode), mayAppeal };
}

export type ExposureRights = ReturnType<typeof exposureRights>;

/**
 * Selects the exposures that the caller sees: those of their own school, with data scope ALL of every school. Without the right to see all,
 * only exposures in force.
 */
export function visibleExposures({ db, session, role, now }: Context, { seesAll }: ExposureRights) {
  let found = db.selectFrom('exposure');
  if (role.dataScope !== 'ALL') found = found.where('exposure.companyId', '=', session.companyId);
  return seesAll ? found : found.where(isPublication('exposure', 'PUBLISHED', now));
}

export type FoundExposures = ReturnType<typeof visibleExposures>;

/** Selects exposures with all columns that lists show, and those that decide about actions. */
export function exposureRows(found: FoundExposures) {
  return found
    .innerJoin('company as school', 'school.id', 'exposure.companyId')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'exposure.companyId').onRef('supplier.id', '=', 'exposure.supplierId'),
    )
    .select(['exposure.id', 'exposure.exposureCode', 'exposure.supplierId', 'supplier.companyName as supplierName'])
    .select(['supplier.creditCode', 'exposure.exposureType', 'exposure.level', 'exposure.startDate', 'exposure.endDate'])
    .select(['exposure.deductScore', 'exposure.status', 'exposure.publishTime', 'exposure.companyId'])
    .select(['school.companyName as schoolName', 'exposure.version', 'exposure.createTime', 'exposure.createByName'])
    .select(['exposure.updateTime', 'exposure.updateByName', 'exposure.expireTime', 'exposure.publishUserId', 'exposure.appeal']);
}

export type ExposureRow = Awaited<ReturnType<ReturnType<typeof exposureRows>['executeTakeFirstOrThrow']>>;

/** Returns an exposure as the API shows it, with the caller's allowed actions. */
export function toExposure(row: ExposureRow, rights: ExposureRights, context: Context): Schemas['Exposure'] {
  const { expireTime: _, publishUserId: _user, appeal: _appeal, ...shown } = row;
  return {
    ...shown,
    status: publicationOf(row, context.now),
    publishTime: isoTimeOrNull(row.publishTime),
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: allowedActions(row, rights, context),
  };
}

function allowedActions(row: ExposureRow, { mayAppeal }: ExposureRights, context: Context) {
  // An exposure that was withdrawn or has expired can never be published again.
  const isOpen = row.status === 'DRAFT' || publicationOf(row, context.now) === 'PUBLISHED';
  const actions: Schemas['Exposure']['allowedActions'] = isOpen ? publicationActions(row, steps, context) : [];
  const isUndisputed = row.status === 'PUBLISHED' && row.appeal === null && row.publishUserId !== context.session.userId;
  return isOpen && mayAppeal && isUndisputed ? [...actions, 'RECORD_APPEAL' as const] : actions;
}

/** Returns an exposure as the user of its evidence files. */
export function exposureUser(companyId: string, rowId: string): FileUser {
  return { entity: 'exposure', companyId, rowId };
}

/** Returns whether the caller may read the evidence of an exposure. */
export async function mayReadExposure({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const found = await visibleExposures(context, exposureRights(context))
    .select('exposure.id')
    .where('exposure.companyId', '=', companyId)
    .where('exposure.id', '=', rowId)
    .executeTakeFirst();
  return found !== undefined;
}
