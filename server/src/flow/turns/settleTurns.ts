import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { TurnKind, TurnOwner, TurnSources } from './turn.ts';
import { writeTurns } from './writeTurns.ts';

const touched = new WeakMap<Kysely<Tables>, Map<string, TurnOwner & { kind: TurnKind }>>();

/**
 * Marks a record that the transaction has locked or made: before the end of the transaction `settleTurns` finds out what is awaited of it.
 */
export function touch(kind: TurnKind, { companyId, id }: TurnOwner, { db }: { db: Kysely<Tables> }): void {
  const owners = touched.get(db) ?? new Map();
  owners.set(`${kind} ${companyId} ${id}`, { kind, companyId, id });
  touched.set(db, owners);
}

/** Writes what is awaited of the records that a transaction has touched. */
export async function settleTurns(trx: Kysely<Tables>, sources: TurnSources): Promise<void> {
  const owners = [...(touched.get(trx)?.values() ?? [])];
  touched.delete(trx);
  for (const kind of new Set(owners.map((owner) => owner.kind))) {
    const some = owners.filter((owner) => owner.kind === kind);
    await writeTurns(kind, some, await sources[kind].turnsOf(some, trx), trx);
  }
}
