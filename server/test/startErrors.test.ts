import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { versionFault } from '#platform/db/postgresFault.ts';
import { StartError } from '#platform/failure/startError.ts';
import { startServer } from '../src/main.ts';
import { addressOf } from './addressOf.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { refusingServer } from './refusingServer.ts';
import { tcpProxy } from './tcpProxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const file = join(folder, 'a-file');
writeFileSync(file, '');
const FILES_DIR = join(folder, 'files');

/** What an operator is told by a start with these settings. */
async function told(environment: Record<string, string>): Promise<string> {
  const settings = { PORT: '0', TASK_WORKER: '0', DATABASE_START_WAIT_SECONDS: '0', ...environment };
  const error = await startServer(readConfig(settings), { log: pino({ level: 'silent' }) }).then(
    async (server) => {
      await server.stop();
      return 'it has started';
    },
    (refusal: unknown) => refusal,
  );
  return error instanceof StartError ? error.explanation : String(error);
}
const toldOf = (address: string) => told({ FILES_DIR, DATABASE_URL: `postgres://clerk:secret-word@${address}` });

/** A port that nobody listens to. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('a PostgreSQL server that refuses is told in one sentence, without the password', () => {
  const noEntry = 'no pg_hba.conf entry for host "10.0.0.9", user "clerk", database "campus", no encryption';
  test.each([
    ['28P01', 'password authentication failed for user "clerk"', 'refuses the password of clerk: correct it in DATABASE_URL.'],
    ['3D000', 'database "campus" does not exist', 'has no database campus: create it, or correct its name in DATABASE_URL.'],
    [
      '28000',
      'role "clerk" does not exist',
      'does not admit clerk to campus (role "clerk" does not exist): correct DATABASE_URL',
    ],
    ['28000', noEntry, 'does not admit clerk to campus without TLS: add ?sslmode=verify-full to DATABASE_URL'],
    ['42501', 'permission denied for database "campus"', '(permission denied for database "campus"): correct DATABASE_URL'],
    ['57P03', 'the database system is starting up', 'cannot be reached (the database system is starting up): start it'],
    ['53300', 'sorry, too many clients already', 'cannot be reached (sorry, too many clients already)'],
    ['08P01', 'no such database: campus', 'has no database campus: create it'],
    ['08P01', 'database "campus" does not exist', 'has no database campus: create it'],
  ])('%s %s', async (code, message, sentence) => {
    const server = await refusingServer(code, message);
    const line = await toldOf(`${server.at}/campus`);
    server.close();
    expect(line).toMatch(`PostgreSQL at ${server.at}`);
    expect(line).toContain(sentence);
    expect(line).not.toMatch(/secret-word|\n/);
  });

  test('one that nobody has started', async () => {
    const port = await freePort();
    expect(await toldOf(`127.0.0.1:${port}/campus`)).toBe(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start it, or correct DATABASE_URL.`,
    );
  });

  test('one whose name nobody knows', async () => {
    expect(await toldOf('nowhere.invalid/campus')).toMatch(
      /^PostgreSQL at nowhere\.invalid:5432 cannot be reached \(getaddrinfo \w+ nowhere\.invalid\): start it, or correct DATABASE_URL\.$/,
    );
  });

  test('a certificate that cannot be read', async () => {
    expect(await toldOf('db.invalid/campus?sslmode=verify-full&sslrootcert=/nowhere/ca.pem')).toMatch(
      /^A file that DATABASE_URL names cannot be read \(ENOENT.*\/nowhere\/ca\.pem'\)/,
    );
  });

  test('one that is too old', () => {
    const target = { at: 'db:5432', user: 'clerk', database: 'campus', setting: 'DATABASE_URL' as const };
    expect(versionFault(140_012, target)).toBe('PostgreSQL at db:5432 has version 14: upgrade it to 15 or newer.');
    expect(versionFault(150_000, target)).toBeNull();
  });
});

describe('a folder that cannot be written to is told in one sentence', () => {
  test.each([
    [{ DATA_DIR: join(file, 'data') }, `The folder ${join(file, 'data')} cannot be used`, 'set DATA_DIR to one'],
    [{ DATA_DIR: file }, `The folder ${file} cannot be used`, 'set DATA_DIR to one'],
    [
      { DATA_DIR: join(folder, 'data'), FILES_DIR: join(file, 'files') },
      `The folder ${join(file, 'files')}`,
      'set FILES_DIR to one',
    ],
    [{ DATA_DIR: join(folder, 'data'), FILES_DIR: '/proc/self' }, 'The folder /proc/self cannot be used', 'set FILES_DIR to one'],
  ])('%o', async (environment, start, change) => {
    const line = await told(environment);
    expect(line.startsWith(start)).toBe(true);
    expect(line).toContain(change);
    expect(line).not.toContain('\n');
  });
});

test('an address that is not of this machine is told in one sentence', async () => {
  const line = await told({ DATA_DIR: join(folder, 'data'), HOST: '192.0.2.1', ALLOW_DEMO: '1' });
  expect(line).toMatch(
    /^Nothing can listen to port 0 of 192\.0\.2\.1 \(.*EADDRNOTAVAIL.*\): choose an address of this machine with HOST\.$/,
  );
});

test('a database that a newer version has changed is left alone, with what to start instead', async () => {
  const database = await testDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '')`.execute(database.db);
  const config = readConfig({ PORT: '0', FILES_DIR });
  await expect(startServer(config, { database, log: pino({ level: 'silent' }) })).rejects.toThrow(
    'brought up to date by a newer version of this server (it has 9999_of_tomorrow): start that version or a later one',
  );
  await sql`delete from kysely_migration where name = '9999_of_tomorrow'`.execute(database.db);
  await database.close();
});

/** Starts the server as an operator does. */
async function startProcess(environment: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--conditions=@campus-procurement/source', fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    {
      env: { PATH: process.env.PATH, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, code };
}

test('a start that fails says its sentence, after what it was waiting for and what is misspelt, and ends with 1', async () => {
  const port = await freePort();
  const DATABASE_URL = `postgres://clerk:secret-word@127.0.0.1:${port}/campus`;
  const { stdout, stderr, code } = await startProcess({
    DATABASE_URL,
    FILES_DIR,
    DATABASE_START_WAIT_SECONDS: '1',
    TRUST_PROXYS: '1',
  });
  expect(stderr.split('\n')).toEqual([
    'TRUST_PROXYS is not a setting of this server; did you mean TRUST_PROXY?',
    `Waiting up to 1 s for PostgreSQL at 127.0.0.1:${port} (connect ECONNREFUSED 127.0.0.1:${port}).`,
    `PostgreSQL at 127.0.0.1:${port} cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start it, or correct DATABASE_URL.`,
    '',
  ]);
  expect([stdout, code]).toEqual(['', 1]);
});

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const server = () => new URL(process.env.TEST_DATABASE_URL as string);

  test('a database that does not exist is told', async () => {
    const url = server();
    url.pathname = 'nowhere';
    expect(await told({ FILES_DIR, DATABASE_URL: url.href })).toMatch(
      /has no database nowhere: create it, or correct its name in DATABASE_URL\.$/,
    );
  });

  test('a database whose encoding does not store all characters is told', async () => {
    const database = await emptyDatabase();
    const name = `ascii_${Date.now()}`;
    await sql`create database ${sql.id(name)} encoding 'SQL_ASCII' locale 'C' template template0`.execute(database.db);
    const url = server();
    url.pathname = name;
    const line = await told({ FILES_DIR, DATABASE_URL: url.href });
    await sql`drop database ${sql.id(name)}`.execute(database.db);
    await database.close();
    expect(line).toBe(
      `The database ${name} of PostgreSQL at ${url.host} has the encoding SQL_ASCII: make one with "create database … encoding 'UTF8' template template0", and name it in DATABASE_URL.`,
    );
  });

  test('TLS that the server does not offer is told', async () => {
    const url = server();
    url.search = 'sslmode=verify-full';
    expect(await told({ FILES_DIR, DATABASE_URL: url.href })).toMatch(
      /offers no TLS: switch it on there, or take sslmode out of DATABASE_URL\.$/,
    );
  });

  test('a user who may not make tables is told', async () => {
    const database = await emptyDatabase();
    const role = `clerk_${Date.now()}`;
    await sql`create role ${sql.id(role)} login`.execute(database.db);
    const url = new URL(await addressOf(database));
    url.username = role;
    const line = await told({ FILES_DIR, DATABASE_URL: url.href });
    await sql`drop role ${sql.id(role)}`.execute(database.db);
    await database.close();
    expect(line).toBe(
      `The database user ${role} may not make tables (permission denied for schema public): run "grant create, usage on schema public to ${role}" as the owner of the database, or make the user its owner.`,
    );
  });

  test('a server that is not there yet is waited for', async () => {
    const port = await freePort();
    const url = server();
    url.host = `127.0.0.1:${port}`;
    const lines: string[] = [];
    const opened = openDatabase(
      { url: url.href, startWaitMs: 30_000 },
      () => {},
      (line) => lines.push(line),
    );
    await expect.poll(() => lines).toHaveLength(1);
    const proxy = await tcpProxy(server().href, port);
    const database = await opened;
    await database.ping();
    await database.close();
    await proxy.close();
    expect(lines).toEqual([`Waiting up to 30 s for PostgreSQL at 127.0.0.1:${port} (connect ECONNREFUSED 127.0.0.1:${port}).`]);
  });
});
