import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { addressOf } from '#test/addressOf.ts';
import { testDatabase } from '#test/database.ts';
import { hasPgBouncer, startPgBouncer } from '#test/pgBouncer.ts';
import { password } from '#test/startApp.ts';
import { startServer } from '../../main.ts';
import { readConfig } from '../config/config.ts';
import { plannedAnew } from './namedStatements.ts';
import { openDatabase } from './open.ts';

// A pooler refuses a parameter of a connection, or ignores it if it was told to.
const setups: Record<string, string>[] = [{}, { ignore_startup_parameters: 'idle_in_transaction_session_timeout' }];

describe.runIf(process.env.TEST_DATABASE_URL && hasPgBouncer)('behind a PgBouncer that keeps no prepared statements', () => {
  test.each(setups)('statements have no names, their limits hold, and one line says so: %o', async (settings) => {
    const database = await testDatabase();
    const bouncer = await startPgBouncer(await addressOf(database), settings);
    const lines: string[] = [];
    const limits = { statementTimeoutMs: 200, lockTimeoutMs: 150 };
    const { db, longWork, ping, close } = await openDatabase(
      { url: bouncer.url, ...limits },
      () => {},
      (line) => lines.push(line),
    );
    expect(lines).toEqual([expect.stringContaining('A connection pooler stands before PostgreSQL')]);
    await ping();

    // More at once than there are connections, so that each of them serves several of ours.
    for (let round = 0; round < 5; round += 1) {
      const asked = await Promise.all([1, 2, 3, 4, 5].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(db)));
      expect(asked.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3, 4, 5]);
    }
    const { rows } = await db.transaction().execute((trx) => sql`select name from pg_prepared_statements`.execute(trx));
    expect(rows).toEqual([]);

    const slow = sql`select pg_sleep(0.5)`;
    await expect(slow.execute(db)).rejects.toMatchObject({ code: '57014' });
    await expect(db.transaction().execute((trx) => slow.execute(trx))).rejects.toMatchObject({ code: '57014' });
    await slow.execute(longWork);
    await longWork.transaction().execute((trx) => slow.execute(trx));
    for (const pool of [db, longWork]) expect((await sql`show jit`.execute(pool)).rows).toEqual([{ jit: 'off' }]);

    // The connections of the pooler are those of others, too.
    await Promise.all([1, 2, 3].map((n) => sql`select ${plannedAnew} ${n}::int`.execute(db)));
    const others = new Client({ connectionString: bouncer.url });
    await others.connect();
    for (let n = 0; n < 5; n += 1)
      expect((await others.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }]);
    await others.end();

    await close();
    await bouncer.stop();
    await database.close();
  });

  test('the server starts, and people work', async () => {
    const database = await testDatabase();
    const bouncer = await startPgBouncer(await addressOf(database));
    const FILES_DIR = mkdtempSync(join(tmpdir(), 'campus-files-'));
    const config = readConfig({ PORT: '0', DATABASE_URL: bouncer.url, FILES_DIR });
    const server = await startServer(config, { log: pino({ level: 'silent' }), tell: () => {} });
    const people = ['teacher1', 'dean1', 'schooladmin', 'finance1'].map(async (username) => {
      const { access_token: token } = await createClient({ baseUrl: `${server.url}/api` }).session.login({
        body: { username, password },
      });
      const { session } = createClient({ baseUrl: `${server.url}/api`, token });
      for (let n = 0; n < 5; n += 1) await session.getRoleDeptList();
      return (await session.getInfo()).accountId;
    });
    expect(await Promise.all(people)).toEqual(['teacher1', 'dean1', 'schooladmin', 'finance1']);
    await server.stop();
    await bouncer.stop();
    await database.close();
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('without a pooler', () => {
  test('statements have names and are not compiled, and nothing is said', async () => {
    const lines: string[] = [];
    const { db, longWork, close } = await openDatabase(
      { url: process.env.TEST_DATABASE_URL as string },
      () => {},
      (line) => lines.push(line),
    );
    const named = () => sql`select name from pg_prepared_statements where name <> ${''}`.execute(db);
    await named();
    await named();
    expect([(await named()).rows.length, lines]).toEqual([1, []]);
    for (const pool of [db, longWork]) expect((await sql`show jit`.execute(pool)).rows).toEqual([{ jit: 'off' }]);
    await close();
  });
});
