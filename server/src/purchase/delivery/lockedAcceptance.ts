import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { staleBy } from '#platform/failure/staleBy.ts';
import { lockedProject, type ProjectRow } from '../records/public.ts';
import { type AcceptanceRow, acceptanceRows, assignedDepts, factsOf, leftIdsSql, relationsOf } from './acceptanceRows.ts';
import { visibleAcceptances } from './visibleAcceptances.ts';

/** An acceptance with its purchase, both locked, and what decides about its steps. */
export interface Locked {
  project: ProjectRow;
  row: AcceptanceRow;
  facts: ReturnType<typeof factsOf>;
  relations: ReturnType<typeof relationsOf>;
}

/**
 * Locks an acceptance that the caller may read, its purchase first.
 * @param version the version that the caller has read; left out where any will do
 * @throws Failure `missing`, or `staleBy` if it has changed since that version
 */
export async function lockedAcceptance(id: string, version: number | undefined, context: Context): Promise<Locked> {
  const seen = await visibleAcceptances(context);
  const known = await seen
    .select(['acceptance.companyId', 'acceptance.projectId'])
    .where('acceptance.id', '=', id)
    .executeTakeFirst();
  if (!known) throw new Failure('missing');
  const project = await lockedProject(known.projectId, undefined, context);
  const { companyId } = known;
  await context.db
    .selectFrom('acceptance')
    .select('id')
    .where((eb) => eb.and({ companyId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await acceptanceRow({ companyId, id }, context);
  if (version !== undefined && row.version !== version) throw staleBy(row.updateByName, row.updateTime, context.now);
  const relations = relationsOf(row, { reader: context, assigned: await assignedDepts(context) });
  return { project, row, facts: factsOf(row, context), relations };
}

/** Returns an acceptance, whoever asks. */
export function acceptanceRow(
  { companyId, id }: { companyId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<AcceptanceRow> {
  const found = db
    .selectFrom('acceptance')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'acceptance.companyId').onRef('project.id', '=', 'acceptance.projectId'),
    )
    .where((eb) => eb.and({ 'acceptance.companyId': companyId, 'acceptance.id': id }));
  return acceptanceRows(found).select(leftIdsSql.as('leftIds')).executeTakeFirstOrThrow();
}

export type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** Returns what arrived, by line. */
export function itemsOf({ companyId, id }: Pick<AcceptanceRow, 'companyId' | 'id'>, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('acceptanceItem')
    .select(['no', 'arriveQuantity', 'passQuantity', 'problem', 'serialNos', 'warehouseId'])
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .orderBy('no')
    .execute();
}

/** The key of an acceptance. */
export type Key = { companyId: string; id: string };
