import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startServerProcess } from '../../server/test/serverProcess.ts';

interface BenchServer {
  /** Its origin. */
  base: string;
  /** Process id of the server. */
  pid: number;
  /** Of its database. */
  databaseUrl: string;
  /** A connection of the one who owns the database server. */
  owner: Client;
}

/** Starts a server with the demo data on a PostgreSQL database of its own for some work, and removes both. */
export async function withBenchServer<Result>(
  address: string,
  name: string,
  work: (server: BenchServer) => Promise<Result>,
  environment: Record<string, string> = {},
  script: Parameters<typeof startServerProcess>[1] = 'server/src/main.ts',
): Promise<Result> {
  const owner = new Client(address);
  await owner.connect();
  await owner.query(`drop database if exists ${name} with (force)`);
  await owner.query(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const settings = { DATABASE_URL: url.href, FILES_DIR: files, SEED: 'demo', NODE_ENV: 'production', ...environment };
  const { url: base, process: server } = await startServerProcess(settings, script);
  try {
    return await work({ base, pid: server.pid as number, databaseUrl: url.href, owner });
  } finally {
    server.kill('SIGKILL');
    rmSync(files, { recursive: true, force: true });
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  }
}
