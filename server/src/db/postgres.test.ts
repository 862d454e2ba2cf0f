import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';

const url = process.env.TEST_DATABASE_URL;

describe.runIf(url)('on PostgreSQL', () => {
  test('a connection that the server drops inside a transaction is reported, fails that transaction and ends nothing else', async () => {
    const reported: unknown[] = [];
    const { db, close } = openPostgres(url as string, (error) => reported.push(error));
    const work = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      // Dropped while the transaction waits for something else, so that no query of its own gets to hear of it.
      await expect.poll(() => reported.length).toBeGreaterThan(0);
      await sql`select 1`.execute(transaction);
    });
    await expect(work).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
  });
});
