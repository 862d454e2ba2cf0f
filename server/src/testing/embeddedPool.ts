import type { PGlite } from '@electric-sql/pglite';
import { afterAll } from 'vitest';
import { closeOnce } from '../db/closeOnce.ts';
import { databaseOf, startInMemory } from '../db/embedded.ts';
import { buildKysely } from '../db/kysely.ts';
import type { Database } from '../db/open.ts';
import { LockingPGliteDialect } from '../db/pgliteDialect.ts';
import { fill } from './fill.ts';

/** An embedded database, and the statements that bring back the rows it began with. */
interface Pooled {
  pglite: PGlite;
  restore: string;
}

const idle: Pooled[] = [];

/**
 * An embedded database with the demo data. Closing it brings back its rows and keeps it for the next test of the same file: that
 * takes 10 ms, a new one 500 (measured). A test may drop or rename tables, which costs the database; it must not alter them otherwise.
 */
export async function borrowEmbedded(): Promise<Database> {
  const pooled = idle.pop() ?? (await startPooled());
  const { pglite, restore } = pooled;
  const lent = {
    closed: false,
    ready: true,
    waitReady: pglite.waitReady,
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    close: async () => {},
  };
  const db = buildKysely(new LockingPGliteDialect({ pglite: lent }));
  const close = closeOnce(async () => {
    await db.destroy();
    const isRestored = await pglite.exec(restore).then(
      () => true,
      () => false,
    );
    if (isRestored) idle.push(pooled);
    // The test has dropped or renamed a table.
    else await pglite.close();
  });
  return { kind: 'embedded', db, close };
}

// An open PGlite keeps the process alive.
afterAll(async () => {
  for (const { pglite } of idle.splice(0)) await pglite.close();
});

async function startPooled(): Promise<Pooled> {
  const pglite = await startInMemory();
  await fill(databaseOf(pglite));
  const { rows } = await pglite.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const names = rows.map(({ name }) => name);
  await pglite.exec(`create schema pristine; ${names.map((name) => `create table pristine.${name} as table ${name};`).join('')}`);
  const statements = names
    .map((name) => `delete from ${name};`)
    .concat(names.map((name) => `insert into ${name} table pristine.${name};`));
  // As a replica it checks no foreign keys, so the order of the tables does not matter.
  return { pglite, restore: `begin; set local session_replication_role = replica; ${statements.join('')} commit;` };
}
