import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { entry, fileEntry, type ProjectRow } from '../records/public.ts';

type Entry = Schemas['DossierEntry'];

/** The notices, each with its fingerprint. */
export async function noticeEntries({ companyId, id }: ProjectRow, { db }: Context): Promise<Entry[]> {
  const rows = await db
    .selectFrom('announcement')
    .select(['title', 'announcementCode as code', 'publishTime as time', 'fingerprint as hash'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('publishTime')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => entry(row));
}

/** The rounds of a bidding: when and with which quotes each was closed, and who has opened it. */
export async function biddingEntries(
  { companyId, id, projectName: title }: ProjectRow,
  { db }: Context,
): Promise<[Entry[], boolean]> {
  const rows = await db
    .selectFrom('bidRound')
    .select(['roundNo', 'closeTime', 'closingHash', 'openedByName', 'pricesOpenTime', 'failTime'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('roundNo')
    .execute();
  const entries = rows.map(({ roundNo, closeTime, closingHash: hash, openedByName: byName }) =>
    entry({ title, code: String(roundNo), byName, time: closeTime, hash }),
  );
  return [entries, rows.some(({ pricesOpenTime }) => pricesOpenTime !== null)];
}

/** The decisions about a bidding, with their files. */
export async function awardEntries({ companyId, id }: ProjectRow, context: Context): Promise<Entry[]> {
  const rows = await context.db
    .selectFrom('bidAward as award')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'award.companyId').onRef('supplier.id', '=', 'award.supplierId'),
    )
    .select(['award.id', 'supplier.companyName as title', 'award.decidedByName as byName', 'award.decideTime as time'])
    .select('award.amount')
    .where((eb) => eb.and({ 'award.companyId': companyId, 'award.projectId': id }))
    .orderBy('award.decideTime')
    .orderBy('award.id')
    .execute();
  const files = await filesOf(
    'bidAward',
    companyId,
    rows.map((row) => row.id),
    context,
  );
  return rows.flatMap(({ id: awardId, ...row }) => [entry(row), ...(files.get(awardId) ?? []).map((file) => fileEntry(file))]);
}

/** The outcome of a purchase that was not bid for here, with its evidence. */
export async function outcomeEntries({ companyId, id }: ProjectRow, context: Context) {
  const row = await context.db
    .selectFrom('projectOutcome as outcome')
    .innerJoin('supplier', (join) =>
      join.onRef('supplier.companyId', '=', 'outcome.companyId').onRef('supplier.id', '=', 'outcome.supplierId'),
    )
    .select(['supplier.companyName as title', 'outcome.registeredByName as byName', 'outcome.registerTime as time'])
    .select(['outcome.dealAmount as amount', 'outcome.resultPublic'])
    .where((eb) => eb.and({ 'outcome.companyId': companyId, 'outcome.projectId': id }))
    .executeTakeFirst();
  if (!row) return { entries: [], isPublic: false };
  const { resultPublic, ...outcome } = row;
  const files = await filesOf('projectOutcome', companyId, [id], context);
  return {
    entries: [entry(outcome), ...(files.get(id) ?? []).map((file) => fileEntry(file))],
    isPublic: resultPublic,
  };
}
