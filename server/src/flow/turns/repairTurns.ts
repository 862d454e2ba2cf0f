import { type Kysely, type RawBuilder, sql } from 'kysely';
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
    for (const keys of [source.unfinished, storedOf(kind)]) {
      for await (const owners of batches(keys, db)) {
        const { gone, come } = await differenceOf(kind, owners, await source.turnsOf(owners, db), db);
        const wrong = new Set([...gone, ...come].map(({ companyId, ownerId }) => `${companyId} ${ownerId}`));
        const some = owners.filter(({ companyId, id }) => wrong.has(`${companyId} ${id}`));
        if (some.length > 0) changed += await repair(kind, source, some, db);
      }
    }
  }
  return changed;
}

/** Reads keys in their order, some at a time. @param keys a query of them */
async function* batches(keys: RawBuilder<unknown>, db: Kysely<Tables>): AsyncGenerator<TurnOwner[]> {
  let last: TurnOwner | undefined = { companyId: '', id: '' };
  while (last) {
    const { rows }: { rows: TurnOwner[] } = await sql<TurnOwner>`select company_id, id from (${keys}) as known
      where (company_id, id) > (${last.companyId}, ${last.id}) order by company_id, id limit ${sql.lit(batchSize)}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
  }
}

/** Records of which something is awaited according to the table: those that have ended are among them. */
const storedOf = (kind: TurnKind) => sql`select distinct company_id, owner_id as id from turn where owner_kind = ${kind}`;

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
