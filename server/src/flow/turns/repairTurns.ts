import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { TurnKind, TurnOwner, TurnSource, TurnSources } from './turn.ts';
import { differenceOf, writeTurns } from './writeTurns.ts';

const batchSize = 200;

/** Writes what is awaited where nothing is yet, within the transaction that has made the records. */
export async function fillTurns(sources: TurnSources, trx: Kysely<Tables>): Promise<void> {
  for (const kind of Object.keys(sources) as TurnKind[]) {
    const { unfinished, turnsOf } = sources[kind];
    for await (const owners of batches(unfinished, trx)) await writeTurns(kind, owners, await turnsOf(owners, trx), trx);
  }
}

/** The first start of a version that keeps what is awaited finds it out. */
export async function fillIfEmpty(sources: TurnSources, db: Kysely<Tables>): Promise<void> {
  const some = await db.selectFrom('turn').select('step').limit(1).executeTakeFirst();
  if (!some) await repairTurns(sources, db);
}

/**
 * Compares what is awaited with the records, batch by batch, and writes the difference: after an update, for what an older version of the
 * server does beside this one.
 * @returns how many rows have changed
 */
export async function repairTurns(sources: TurnSources, db: Kysely<Tables>): Promise<number> {
  let changed = 0;
  for (const kind of Object.keys(sources) as TurnKind[]) {
    const source = sources[kind];
    for (const next of [source.unfinished, storedOf(kind)]) {
      for await (const owners of batches(next, db)) {
        const { gone, come } = await differenceOf(kind, owners, await source.turnsOf(owners, db), db);
        const wrong = new Set([...gone, ...come].map(({ companyId, ownerId }) => `${companyId} ${ownerId}`));
        const some = owners.filter(({ companyId, id }) => wrong.has(`${companyId} ${id}`));
        if (some.length > 0) changed += await repair(kind, source, some, db);
      }
    }
  }
  return changed;
}

async function* batches(next: TurnSource['unfinished'], db: Kysely<Tables>): AsyncGenerator<TurnOwner[]> {
  let owners = await next({ companyId: '', id: '' }, batchSize, db);
  while (owners.length > 0) {
    yield owners;
    owners = await next(owners.at(-1) as TurnOwner, batchSize, db);
  }
}

/** Records of which something is awaited according to the table: those that have ended are among them. */
const storedOf =
  (ownerKind: TurnKind): TurnSource['unfinished'] =>
  (after, limit, db) =>
    db
      .selectFrom('turn')
      .select(['companyId', 'ownerId as id'])
      .distinct()
      .where('ownerKind', '=', ownerKind)
      .where((eb) => eb(eb.refTuple('companyId', 'ownerId'), '>', eb.tuple(after.companyId, after.id)))
      .orderBy('companyId')
      .orderBy('ownerId')
      .limit(limit)
      .execute();

const tables = { PROJECT: 'project', DOCUMENT: 'stockDocument', APPLY: 'sharedApply', SUPPLIER: 'supplier' } as const;

/** A step may be at it: what counts is read behind the locks. */
function repair(kind: TurnKind, source: TurnSource, owners: readonly TurnOwner[], db: Kysely<Tables>): Promise<number> {
  return inTransaction(db, async (trx) => {
    for (const { companyId, id } of owners) {
      const row = trx
        .selectFrom(tables[kind])
        .select('id')
        .where((eb) => eb.and({ companyId, id }));
      await row.forUpdate().execute();
    }
    return writeTurns(kind, owners, await source.turnsOf(owners, trx), trx);
  });
}
