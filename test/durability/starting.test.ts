import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startServerProcess } from '../../server/test/serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scripts = join(root, 'scripts');
const nobody = 65_534;

const product = {
  name: 'product',
  version: '1.0.0',
  type: 'module',
  workspaces: ['part'],
  scripts: { start: 'node scripts/run.mjs start' },
};
const part = { name: 'part', version: '1.0.0' };
const lock = {
  name: 'product',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'product', version: '1.0.0', workspaces: ['part'] },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
  },
};
/** A package that no registry has. */
const missing = { version: '1.0.0', resolved: 'http://127.0.0.1:1/missing.tgz', integrity: 'sha512-AAAA' };
const ownEnvironment = { npm_config_fetch_retries: '0', npm_config_update_notifier: 'false' };

/** A checkout whose product is a few lines: it says that it is ready, and what ends it. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  fill(folder);
  return folder;
}

function fill(folder: string): void {
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  cpSync(scripts, join(folder, 'scripts'), { recursive: true, filter: (file) => !file.endsWith('.ts') });
  mkdirSync(join(folder, 'part'));
  write('package.json', JSON.stringify(product));
  write('part/package.json', JSON.stringify(part));
  write('package-lock.json', JSON.stringify(lock));
  write(
    'scripts/start.ts',
    `process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('ready');`,
  );
}

function npmStart(folder: string, options: SpawnOptions = {}) {
  const env = { ...process.env, ...ownEnvironment };
  return spawn('npm', ['start'], { cwd: folder, env, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** All that a start says until it ends. It is sent SIGTERM when it is ready. */
async function saidBy(start: ReturnType<typeof npmStart>): Promise<{ stdout: string[]; stderr: string }> {
  const stderr = text(start.stderr);
  const stdout: string[] = [];
  for await (const line of createInterface({ input: start.stdout })) {
    stdout.push(line);
    if (line === 'ready') start.kill('SIGTERM');
  }
  return { stdout, stderr: await stderr };
}

/** A line that tells of an install. */
const isInstalling = (line: string) => line.includes('Packages: started');

test('npm start hands SIGTERM on to the server, although the shell between them does not', { timeout: 60_000 }, async () => {
  const { stdout } = await saidBy(npmStart(checkout()));
  expect(stdout.slice(-2)).toEqual(['ready', 'stopped']);
});

test('of two starts at a time one installs the packages, and both find them', { timeout: 60_000 }, async () => {
  const folder = checkout();
  const both = await Promise.all([saidBy(npmStart(folder)), saidBy(npmStart(folder))]);
  expect(both.flatMap(({ stdout }) => stdout.filter(isInstalling))).toHaveLength(1);
  expect(both.map(({ stdout }) => stdout.at(-1))).toEqual(['stopped', 'stopped']);
  expect(readFileSync(join(folder, 'node_modules/part/package.json'), 'utf8')).toBe(JSON.stringify(part));
  expect(readdirSync(folder).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json', 'part', 'scripts']);
});

test('an install that fails leaves the packages as they were, and says what to do', { timeout: 60_000 }, async () => {
  const folder = checkout();
  await saidBy(npmStart(folder));
  writeFileSync(join(folder, 'node_modules/earlier'), '');
  const packages = { ...lock.packages, 'node_modules/missing': missing };
  packages[''] = { ...packages[''], dependencies: { missing: '1.0.0' } } as never;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...product, dependencies: { missing: '1.0.0' } }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(folder, 'package-lock.json'), later, later);
  const { stderr } = await saidBy(npmStart(folder));
  expect(stderr).toContain(
    'The packages cannot be installed (npm ci ended with 1), and those that were there are unchanged: check the connection to the registry and run this again.',
  );
  expect(readdirSync(join(folder, 'node_modules'))).toEqual(expect.arrayContaining(['earlier', 'part']));
});

test('a checkout that cannot be written to is told in one sentence', { timeout: 60_000 }, async () => {
  // Not in the folder of this run, which only its user may enter.
  const folder = mkdtempSync('/tmp/checkout-');
  fill(folder);
  chmodSync(folder, 0o555);
  // Permissions do not hold for root.
  const options = process.getuid?.() === 0 ? { uid: nobody } : {};
  const start = spawn('node', ['scripts/run.mjs', 'start'], { cwd: folder, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, [code]] = await Promise.all([saidBy(start), once(start, 'exit')]);
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true });
  expect(said.stdout).toEqual([]);
  expect(said.stderr).toMatch(
    /^The folder \S+ cannot be written to \(EACCES[^\n]*\): give this user the right to write there, or use a copy that belongs to this user\.\n$/,
  );
  expect(code).toBe(1);
});

test('without a terminal every line of the server is JSON, the message among them, in the order of time', {
  timeout: 120_000,
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'starting-'));
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'info' };
  const args = ['--conditions=@campus-procurement/source', 'server/src/main.ts'];
  const server = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: { level: string; time: string; msg: string }[] = [];
  for await (const text of createInterface({ input: server.stdout })) {
    const line = JSON.parse(text);
    lines.push(line);
    if (!line.url) continue;
    await fetch(`${line.url}/healthz`);
    server.kill('SIGTERM');
  }
  expect(lines.map(({ level }) => level)).toEqual(lines.map(() => 'info'));
  expect(lines.map(({ time }) => time)).toEqual(lines.map(({ time }) => new Date(time).toISOString()).sort());
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/Campus Procurement is ready: .*supplier5/s), 'request']);
});

test('a server whose output nobody reads any more goes on', { timeout: 120_000 }, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'starting-'));
  const { url, process: server } = await startServerProcess({ DATA_DIR, DATABASE_URL: '', LOG_LEVEL: 'info' });
  server.stdout?.destroy();
  const statuses: number[] = [];
  for (let asked = 0; asked < 3; asked += 1) statuses.push((await fetch(`${url}/healthz`)).status);
  expect(statuses).toEqual([200, 200, 200]);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
