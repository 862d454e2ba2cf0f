import type { Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';

type Flow = Selectable<Tables['expenditureFlow']>;
type Entry = Pick<Flow, 'companyId' | 'expenditureId' | 'flowType' | 'amount' | 'balance'> & Partial<Flow>;

/** The transaction of the movement, its time, and the user who makes it. */
type Moving = Pick<Context, 'db' | 'now'> & { session: Pick<Context['session'], 'userName'> };

/** Adds an entry to the ledger of a card. Call it in the transaction of the movement. */
export async function writeFlow(entry: Entry, moving: Moving): Promise<void> {
  await writeFlows([entry], moving);
}

/** Adds entries to the ledgers of several cards, as `writeFlow` does. */
export async function writeFlows(entries: Entry[], { db, now, session }: Moving): Promise<void> {
  const rows = entries.map((entry) => ({
    bizCode: null,
    reason: null,
    ...entry,
    id: newId(),
    createTime: now,
    createByName: session.userName,
  }));
  await db.insertInto('expenditureFlow').values(rows).execute();
}
