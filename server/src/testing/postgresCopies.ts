import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { closeOnce } from '../db/closeOnce.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { fill } from './fill.ts';

let template: Promise<string> | undefined;

/** What a test arranges may take long, on a machine that does much else. */
const limits = { statementTimeoutMs: 300_000, lockTimeoutMs: 60_000 };

/** A new database with the demo data on a PostgreSQL server. Closing it deletes it. */
export async function copyOfTemplate(server: string): Promise<Database> {
  template ??= makeTemplate(server);
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

/** A filled database that is named after the code that fills it; it stays on the server for other processes and later runs. */
async function makeTemplate(server: string): Promise<string> {
  const name = `campus_template_${hashOfCode()}`;
  await onServer(server, async (client) => {
    // One process makes it, the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_new`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = await openDatabase({ url: urlOf(server, unfinished), ...limits });
    await fill(database);
    await database.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function hashOfCode(): string {
  const folder = new URL('../db/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of globSync('{migrations,reference,seed}/*.ts', { cwd: folder }).sort())
    hash.update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
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
