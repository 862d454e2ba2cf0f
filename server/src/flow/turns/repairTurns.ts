import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { TurnKind, TurnOwner, TurnSource, TurnSources } from './turn.ts';
import { differenceOf, writeTurns } from './writeTurns.ts';

const batchSize = 200;

/**
 * Compares what is awaited with the records, batch by batch, and writes the difference: at the first start after an update, and for what an
 * older version of the server has done since.
 * @returns how many rows have changed
 */
export async function repairTurns(sources: TurnSources, db: Kysely<Tables>): Promise<number> {
  let changed = 0;
  for (const kind of Object.keys(sources) as TurnKind[]) changed += await repairKind(kind, sources[kind], db);
  return changed;
}

async function repairKind(kind: TurnKind, source: TurnSource, db: Kysely<Tables>): Promise<number> {
  let changed = 0;
  for (const next of [source.unfinished, storedOf(kind)]) {
    let after: TurnOwner = { companyId: '', id: '' };
    for (;;) {
      const owners = await next(after, batchSize, db);
      const last = owners.at(-1);
      if (!last) break;
      after = last;
      const { gone, come } = await differenceOf(kind, owners, await source.turnsOf(owners, db), db);
      const wrong = new Set([...gone, ...come].map(({ companyId, ownerId }) => `${companyId} ${ownerId}`));
      for (const owner of owners.filter(({ companyId, id }) => wrong.has(`${companyId} ${id}`))) {
        changed += await repairOne(kind, source, owner, db);
      }
    }
  }
  return changed;
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

/** A step may be at it: what counts is read behind its lock. */
function repairOne(kind: TurnKind, source: TurnSource, owner: TurnOwner, db: Kysely<Tables>): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { companyId, id } = owner;
    await trx
      .selectFrom(tables[kind])
      .select('id')
      .where((eb) => eb.and({ companyId, id }))
      .forUpdate()
      .execute();
    return writeTurns(kind, [owner], await source.turnsOf([owner], trx), trx);
  });
}
