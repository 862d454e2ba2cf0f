import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** So much is kept at most; then it is begun anew. */
const maxFacts = 2_000;

/** What follows from menus, their switches, the menus of roles and the departments: read at its first use, remembered afterwards. */
export type AccessFacts = <Fact>(key: string, read: () => Promise<Fact>) => Promise<Fact>;

/**
 * Remembers facts as long as nothing that they follow from has changed. Every request reads the version of those tables in the same
 * query as its session, so what was taken away is gone for the next request of every server. A fact is read after the version that
 * it is kept for, so it may be newer than that, never older. It must not be read in a transaction: others would wait for it, and see
 * what is not committed.
 */
export class AccessMemory {
  #version = 0;
  #facts = new Map<string, Promise<unknown>>();

  /** The facts of a request. @param version that it has read with its session */
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
      // Whoever asks next tries again.
      reading.catch(() => facts.delete(key));
      return reading;
    };
  }
}

/** For what goes on without a request, and so without a version: nothing is remembered. */
export const readAlways: AccessFacts = (_key, read) => read();

/** Makes every server forget its facts, when the transaction commits. To be called last, because others wait for the row. */
export async function changeAccess(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('accessVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}
