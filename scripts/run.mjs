#!/usr/bin/env node
// The way into every npm script. Works on Node 20 with nothing installed: it installs the dependencies if they are missing or
// older than the lock file, among them a Node 24 (an npm package of its own for each platform), and hands over to that.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${root}${path}`;

const commands = {
  // With the default, short-lived objects take more than 100 MB more before they are collected, and hardly any time is saved.
  start: ['--max-semi-space-size=8', 'scripts/start.ts'],
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
  doctor: ['server/scripts/doctor.ts'],
};

/** Commands that run the product: they do without the packages that only development needs. */
const running = ['start', 'issue-login', 'db:reset', 'doctor'];

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

let child = null;
let isStopping = false;

function start(...command) {
  child = spawn(...command);
  return child;
}

const stopped = 128 + constants.signals.SIGTERM;

/** Passes a request to stop on, once: it may come by more than one way. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  if (!child?.kill('SIGTERM')) process.exit(stopped);
}

process.on('SIGTERM', stop);
// Ctrl+C reaches the child without help.
process.on('SIGINT', () => {});
// npm passes SIGTERM on to the shell that it runs scripts in, and the shell ends without a word to this process.
if (process.env.npm_lifecycle_event) {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && stop(), 200).unref();
}

try {
  await install(running.includes(name), start);
} catch (error) {
  if (isStopping) process.exit(stopped);
  console.error(error.message);
  process.exit(1);
}

// Compiled code is kept between starts: it saves a third of the time that importing the server takes.
const env = { NODE_COMPILE_CACHE: at('node_modules/.cache/node'), ...process.env };
start(node24(), ['--conditions=@campus-procurement/source', ...command, ...args], { cwd: root, stdio: 'inherit', env });
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
