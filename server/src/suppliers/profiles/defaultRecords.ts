import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

/** The description's limit. */
const listLimit = 100;

/** Returns the orders that the school has terminated for default of a supplier, newest first. */
export async function defaultRecordsOf(
  { companyId, id }: { companyId: string; id: string },
  { db }: Context,
): Promise<Schemas['DefaultRecord'][]> {
  const rows = await db
    .selectFrom('supplierDefault as record')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'record.companyId').onRef('project.id', '=', 'record.projectId'),
    )
    .select(['project.projectCode', 'project.projectName', 'record.reason', 'project.claimAmount'])
    .select(sql<Date>`record.end_time`.as('time'))
    .select(sql<string>`project.claim_amount - project.refunded_amount - project.written_off_amount`.as('openAmount'))
    .where((eb) => eb.and({ 'record.companyId': companyId, 'record.supplierId': id, 'record.status': 'ENDED' }))
    .orderBy('record.endTime', 'desc')
    .orderBy('record.id', 'desc')
    .limit(listLimit)
    .execute();
  return rows.map(({ time, ...row }) => ({ ...row, time: isoTime(time) }));
}
