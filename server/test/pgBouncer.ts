import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const binary = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) => existsSync(path));
export const hasPgBouncer = binary !== undefined;

/** From 1.21 on it keeps prepared statements, unless it is told not to. */
function withoutStatements(): Record<string, string> {
  const [, minor = 0] = execFileSync(binary as string, ['--version'], { encoding: 'utf8' }).match(/PgBouncer 1\.(\d+)/) ?? [];
  return Number(minor) >= 21 ? { max_prepared_statements: '0' } : {};
}

/** A PgBouncer of its own before the server of an address, with two connections to it; it keeps no prepared statements. */
export async function startPgBouncer(address: string, settings: Record<string, string> = {}) {
  const target = new URL(address);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  // It refuses to run as root, and then reads this as another user.
  chmodSync(folder, 0o755);
  const [user, password] = [decodeURIComponent(target.username), decodeURIComponent(target.password)];
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '2',
    ...withoutStatements(),
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${target.hostname} port=${target.port || 5432} user=${user}${password && ` password=${password}`}`;
  writeFileSync(join(folder, 'pgbouncer.ini'), ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(binary as string, [...asOther, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface({ input: child.stderr })) if (line.includes('process up')) break;
  child.stderr.resume();
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
