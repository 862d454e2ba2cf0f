import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { closeOnce } from '#platform/db/closeOnce.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open.ts';
import { hashOfData } from './hashOfData.ts';

const templates = new Map<string, Promise<string>>();

/** What a test arranges may take long, on a machine that does much else. */
const limits = { statementTimeoutMs: 300_000, lockTimeoutMs: 60_000 };

/** A new database on a PostgreSQL server, as `make` leaves an empty one; that is made once. Closing it deletes it. */
export async function copyOfTemplate(server: string, kind: string, make: (empty: Database) => Promise<void>): Promise<Database> {
  const template = templates.get(kind) ?? makeTemplate(server, kind, make);
  templates.set(kind, template);
  return newDatabase(server, await template);
}

/** A new database on a PostgreSQL server, without tables or as a copy of another one. Closing it deletes it. */
export async function newDatabase(server: string, original = 'template1'): Promise<Database> {
  const name = `campus_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name} template ${original}`));
  const database = await openDatabase({ url: urlOf(server, name), ...limits });
  const close = closeOnce(async () => {
    await database.close();
    await onServer(server, (client) => client.query(`drop database ${name}`));
  });
  return { ...database, close };
}

/** A database that is named after the code that makes it; it stays on the server for other processes and later runs. */
async function makeTemplate(server: string, kind: string, make: (empty: Database) => Promise<void>): Promise<string> {
  const name = `campus_${kind}_${hashOfData()}`;
  await onServer(server, async (client) => {
    // One process makes it, the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_new`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ url: urlOf(server, unfinished), ...limits });
    await make(database);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function onServer<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
