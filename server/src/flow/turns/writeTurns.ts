import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { Turn, TurnKind, TurnOwner } from './turn.ts';

type Row = Selectable<Tables['turn']>;

const keyOf = (row: Row) => [row.companyId, row.ownerId, row.step, row.recordId, row.holderKind, row.holderId].join(' ');

/** Replaces what is awaited of some locked records, and leaves the rows that stay as they are. @returns how many have changed */
export async function writeTurns(
  ownerKind: TurnKind,
  owners: readonly TurnOwner[],
  turns: ReadonlyMap<string, readonly Turn[]>,
  db: Kysely<Tables>,
): Promise<number> {
  const { gone, come } = await differenceOf(ownerKind, owners, turns, db);
  if (gone.length > 0) {
    await sql`delete from turn using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone ("companyId" text, "ownerId" text,
        step text, "recordId" text, "holderKind" text, "holderId" text)
      where turn.company_id = gone."companyId" and turn.owner_kind = ${ownerKind} and turn.owner_id = gone."ownerId"
        and turn.step = gone.step and turn.record_id = gone."recordId" and turn.holder_kind = gone."holderKind"
        and turn.holder_id = gone."holderId"`.execute(db);
  }
  if (come.length > 0) await db.insertInto('turn').values(come).execute();
  return gone.length + come.length;
}

/** Finds the rows that are not true any more, and those that are missing; one that has changed is both. */
export async function differenceOf(
  ownerKind: TurnKind,
  owners: readonly TurnOwner[],
  turns: ReadonlyMap<string, readonly Turn[]>,
  db: Kysely<Tables>,
): Promise<{ gone: Row[]; come: Row[] }> {
  if (owners.length === 0) return { gone: [], come: [] };
  const stored = await db
    .selectFrom('turn')
    .selectAll()
    .where('ownerKind', '=', ownerKind)
    .where((eb) =>
      eb(
        eb.refTuple('companyId', 'ownerId'),
        'in',
        owners.map(({ companyId, id }) => eb.tuple(companyId, id)),
      ),
    )
    .execute();
  const wanted = owners.flatMap(({ companyId, id: ownerId }) =>
    (turns.get(ownerId) ?? []).map((turn): Row => {
      return { companyId, ownerKind, ownerId, ...turn };
    }),
  );
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  // A user may have two reasons for the same act on the same page.
  const after = new Map(wanted.map((row) => [keyOf(row), row]));
  const isKept = (row: Row) => {
    const [one, other] = [before.get(keyOf(row)), after.get(keyOf(row))];
    return one !== undefined && other !== undefined && contentOf(one) === contentOf(other);
  };
  return { gone: stored.filter((row) => !isKept(row)), come: [...after.values()].filter((row) => !isKept(row)) };
}

const contentOf = ({ operation, deptId, exceptIds, projectId, anyOf, fromTime, since, untilTime }: Row) =>
  JSON.stringify([operation, deptId, exceptIds, projectId, anyOf, fromTime, since, untilTime]);
