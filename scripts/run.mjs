// The way into every npm script. Works on Node 20 with nothing installed: it installs the dependencies if they are missing or
// older than the lock file, among them a Node 24 (an npm package of its own for each platform), and hands over to that.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${root}${path}`;

const commands = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  'dev:mock': ['scripts/dev.ts', '--mock'],
  gallery: ['scripts/gallery.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  build: ['scripts/build.ts'],
  generate: ['openapi/scripts/generate.ts'],
  release: ['openapi/scripts/release.ts'],
  bench: ['--expose-gc', 'scripts/bench.ts'],
  screenshots: ['scripts/screenshots.ts'],
  'issue-login': ['server/scripts/issueLogin.ts'],
  'db:reset': ['server/scripts/resetDatabase.ts'],
};

function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Commands that run the product: they do without the packages that only development needs, 40 % of them. */
const running = ['start', 'issue-login', 'db:reset'];

function install(name) {
  const installed = at('node_modules/.package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
  const isWhole = running.includes(name) || existsSync(at('node_modules/vitest'));
  if (isCurrent && isWhole) return;
  console.log('Installing dependencies (once) …');
  if (isCurrent) npm('install');
  else npm('ci', ...(running.includes(name) ? ['--omit=dev'] : []));
}

/** Node 24 from the package of this platform; where there is none, the Node that runs this, if it is new enough. */
function node24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = platform === 'win' ? 'bin/node.exe' : 'bin/node';
  // The package for Apple silicon has a name of its own.
  const packages = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  const binary = packages.map((name) => at(`node_modules/${name}/${file}`)).find((path) => existsSync(path));
  if (binary) return binary;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  console.error(
    `There is no package with Node 24 for ${process.platform} on ${process.arch}. Install Node 24 and run this again.`,
  );
  process.exit(1);
}

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
install(name);

// Compiled code is kept between starts: it saves a third of the time that importing the server takes.
const env = { NODE_COMPILE_CACHE: at('node_modules/.cache/node'), ...process.env };
const child = spawn(node24(), ['--conditions=@campus-procurement/source', ...command, ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
});
// Ctrl+C reaches the child by itself; other signals (a service manager's SIGTERM) must be passed on.
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
