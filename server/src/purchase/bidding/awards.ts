import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { retold } from '#platform/i18n/retold.ts';

export type Award = Selectable<Tables['bidAward']>;

type Key = { companyId: string; id: string };

/** Returns the award of a purchase that is being approved, is public or is final. */
export function openAward({ companyId, id }: Key, { db }: Pick<Context, 'db'>): Promise<Award | undefined> {
  return db
    .selectFrom('bidAward')
    .selectAll()
    .where((eb) => eb.and({ companyId, projectId: id }))
    .where('status', 'in', ['APPROVING', 'NOTICE', 'CONFIRMED'])
    .executeTakeFirst();
}

/** Returns the award that there must be. */
export async function theAward(project: Key, context: Pick<Context, 'db'>): Promise<Award> {
  const award = await openAward(project, context);
  if (!award) throw new Error(`Purchase ${project.id} has no award`);
  return award;
}

/** Changes an award. */
export function changeAward(
  { companyId, id }: Award,
  changes: Partial<Pick<Award, 'status' | 'noticeEndTime' | 'cancelReason'>>,
  { db }: Pick<Context, 'db'>,
): Promise<Award> {
  return db
    .updateTable('bidAward')
    .set(changes)
    .where((eb) => eb.and({ companyId, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the decisions about a purchase, the newest first. */
export async function awardsOf(
  { companyId, id }: Key,
  { db, language }: Pick<Context, 'db' | 'language'>,
): Promise<Schemas['Award'][]> {
  const rows = await db
    .selectFrom('bidAward as award')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'award.companyId').onRef('supplier.id', '=', 'award.supplierId'),
    )
    .selectAll('award')
    .select('supplier.companyName')
    .where((eb) => eb.and({ 'award.companyId': companyId, 'award.projectId': id }))
    .orderBy('award.decideTime', 'desc')
    .orderBy('award.id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    quoteId: row.quoteId,
    supplierId: row.supplierId,
    supplierName: row.companyName,
    amount: row.amount,
    rank: row.rank,
    opinion: retold(row.opinion, language),
    notLowestReason: row.notLowestReason,
    riskAnswers: row.riskAnswers,
    decidedByName: row.decidedByName,
    decideTime: isoTime(row.decideTime),
    status: row.status,
    noticeEndTime: isoTimeOrNull(row.noticeEndTime),
    cancelReason: row.cancelReason,
  }));
}
