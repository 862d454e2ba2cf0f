import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StartError } from '../failure/startError.ts';
import type { Tell } from './database.ts';
import { connectionFault, encodingFault, maySoonSucceed, reasonOf, type Target, versionFault } from './postgresFault.ts';

/** Facts about the connection to the database. */
export interface Reached {
  /** A pooler assigns connections per transaction, so nothing can be set for a connection. */
  isPooled: boolean;
  /** Statements may be prepared by name. */
  takesNames: boolean;
}

const connectTimeoutMs = 5_000;
const pauseMs = 1_000;

/**
 * Makes sure that a PostgreSQL server can be used, and finds out whether there is a pooler in front of it.
 * @param startWaitMs how long to wait for a server that is not up yet
 * @param tell receives one line if it waits
 * @param setting the setting that holds the address
 * @throws StartError for every refusal
 */
export async function reachPostgres(
  url: string,
  startWaitMs: number,
  tell: Tell,
  setting: Target['setting'] = 'DATABASE_URL',
): Promise<Reached> {
  const started = performance.now();
  const target = targetOf(url, setting);
  let isWaiting = false;
  for (;;) {
    try {
      return await look(url, target);
    } catch (error) {
      if (error instanceof StartError) throw error;
      const isLate = performance.now() - started >= startWaitMs;
      if (isLate || !maySoonSucceed(error)) throw new StartError(connectionFault(error, target));
      if (!isWaiting) tell(`Waiting up to ${startWaitMs / 1000} s for PostgreSQL at ${target.at} (${reasonOf(error)}).`);
      isWaiting = true;
      await setTimeout(pauseMs);
    }
  }
}

/** Looks at a replica once. A server starts without one, so a refusal is only told, and what suits every pooler is assumed. */
export async function reachReplica(url: string, tell: Tell): Promise<Reached> {
  try {
    return await reachPostgres(url, 0, tell, 'REPORT_DATABASE_URL');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    tell(`${error.explanation} Until then figures and exports are refused; everything else works.`);
    return { isPooled: true, takesNames: false };
  }
}

/** Reads the parts of an address. @throws StartError if it names a file that cannot be read */
function targetOf(url: string, setting: Target['setting']): Target {
  try {
    const { host, port, user, database } = new Client({ connectionString: url });
    return {
      at: host.startsWith('/') ? host : `${host}:${port}`,
      user: user || 'the user',
      database: database || 'the database',
      setting,
    };
  } catch (error) {
    throw new StartError(
      connectionFault(error, { at: `the address of ${setting}`, user: 'its user', database: 'its database', setting }),
    );
  }
}

/** A value that nobody sets by chance. A pooler rejects the parameter, or drops it if configured to. */
const marker = { idle_in_transaction_session_timeout: 86_399_017 };

async function look(url: string, target: Target): Promise<Reached> {
  const marked = await connect(url, marker).catch((error: unknown) => {
    if (reasonOf(error).startsWith('unsupported startup parameter')) return null;
    throw error;
  });
  const client = marked ?? (await connect(url, {}));
  try {
    const { rows } = await client.query<{ version: string; encoding: string; marker: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding, setting as marker
       from pg_settings where name = $1`,
      [Object.keys(marker)[0]],
    );
    const fault = versionFault(Number(rows[0]?.version), target) ?? encodingFault(String(rows[0]?.encoding), target);
    if (fault !== null) throw new StartError(fault);
    const isPooled = rows[0]?.marker !== String(marker.idle_in_transaction_session_timeout);
    return { isPooled, takesNames: !isPooled || (await isRenaming(client)) };
  } finally {
    await client.end();
  }
}

async function connect(url: string, parameters: ClientConfig): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
    ...parameters,
  });
  // Without a listener, a broken connection would end this process. The failing statement reports the error anyway.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether a pooler renames prepared statements, as PgBouncer does from 1.21 on, so that all its connections know them. */
async function isRenaming(client: Client): Promise<boolean> {
  const name = `probe_${randomUUID()}`;
  await client.query('begin');
  await client.query({ name, text: 'select 1' });
  const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements');
  // The pooler gives the connection to others, so the statement is removed.
  if (rows.some((statement) => statement.name === name)) await client.query(`deallocate "${name}"`);
  await client.query('commit');
  return rows.some((statement) => statement.name.startsWith('PGBOUNCER_'));
}
