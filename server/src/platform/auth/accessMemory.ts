import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The memory is emptied when it holds this many facts. */
const maxFacts = 2_000;

/**
 * Returns a fact derived from the menu, its switches, the menus of roles or the departments: calls `read` at the first use of `key`, and
 * remembers the result.
 */
export type AccessFacts = <Fact>(key: string, read: () => Promise<Fact>) => Promise<Fact>;

/**
 * Remembers facts until the tables they are derived from change. Every request reads the version of those tables in the same query as its
 * session, so a right that was taken away is gone for the next request on every server. A fact is read after the version it is stored
 * under, so it may be newer than that version, never older. Do not read a fact in a transaction: other requests would wait for it, and see
 * uncommitted data.
 */
export class AccessMemory {
  #version = 0;
  #facts = new Map<string, Promise<unknown>>();

  /** Returns the facts of a request. @param version the version that was read with its session */
  at(version: number): AccessFacts {
    if (version !== this.#version) {
      this.#version = version;
      this.#facts = new Map();
    }
    const facts = this.#facts;
    return <Fact>(key: string, read: () => Promise<Fact>) => {
      const known = facts.get(key);
      if (known) return known as Promise<Fact>;
      if (facts.size >= maxFacts) facts.clear();
      const reading = read();
      facts.set(key, reading);
      // A failed read is not remembered, so the next caller tries again.
      reading.catch(() => facts.delete(key));
      return reading;
    };
  }
}

/** For work outside requests, which has no version: remembers nothing. */
export const readAlways: AccessFacts = (_key, read) => read();

/** Makes every server forget its facts when the transaction commits. Call it last, because other writers wait for the row. */
export async function changeAccess(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('accessVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
