// Plain JavaScript, because it is used before a Node that reads TypeScript is installed.
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './oneAtATime.mjs';
import { beginPhase } from './phases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const beside = join(root, '.install');
const marker = 'node_modules/.package-lock.json';

/**
 * Installs the packages if they are missing or older than the lock file: into a folder beside, which takes the place of the old ones when it
 * is complete. A failed install changes nothing.
 * @param runsProduct whether the packages that only development needs may be missing, 40 % of them
 * @param start starts a command and returns its process
 * @throws if that fails; the message says what to do
 */
export async function install(runsProduct, start) {
  if (isInstalled(runsProduct)) return;
  await oneAtATime(async () => {
    // Another process may have installed them meanwhile.
    if (isInstalled(runsProduct)) return;
    const isLean = runsProduct && !hasAll();
    const phase = beginPhase('Packages');
    try {
      prepare();
      const timer = setInterval(countTo(packagesOf(isLean), phase), 500);
      await npmCi(isLean, start).finally(() => clearInterval(timer));
      exchange();
    } finally {
      rmSync(beside, { recursive: true, force: true });
    }
    phase.end();
  });
}

function isInstalled(runsProduct) {
  const installed = join(root, marker);
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  return isCurrent && (runsProduct || hasAll());
}

/** Whether the packages for development are there, too. */
function hasAll() {
  return existsSync(join(root, 'node_modules/vitest'));
}

function workspaces() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

/** Makes the folder beside, with what npm reads. */
function prepare() {
  rmSync(beside, { recursive: true, force: true });
  for (const folder of ['', ...workspaces()]) {
    mkdirSync(join(beside, folder), { recursive: true });
    copyFileSync(join(root, folder, 'package.json'), join(beside, folder, 'package.json'));
  }
  for (const file of ['package-lock.json', '.npmrc']) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(beside, file));
  }
}

/** The folders of the packages that are going to be installed on this machine. */
function packagesOf(isLean) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const fits = (allowed, own) => !allowed || allowed.includes(own);
  return Object.entries(packages).flatMap(([folder, { dev, link, os, cpu }]) =>
    folder.includes('node_modules/') && !link && !(dev && isLean) && fits(os, process.platform) && fits(cpu, process.arch)
      ? folder
      : [],
  );
}

function countTo(folders, phase) {
  return () => {
    const done = folders.filter((folder) => existsSync(join(beside, folder, 'package.json')));
    phase.progress(`${done.length} of ${folders.length}`);
  };
}

async function npmCi(isLean, start) {
  const child = start('npm', ['ci', ...(isLean ? ['--omit=dev'] : [])], {
    cwd: beside,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  const [said, how] = await Promise.all([
    text(child.stderr),
    new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? signal));
    }),
  ]);
  if (how === 0) return;
  throw new Error(
    `${said.trimEnd()}\nThe packages cannot be installed (npm ci ended with ${how}), and those that were there are unchanged: check the connection to the registry and run this again.`.trim(),
  );
}

/** Puts the packages from the folder beside in place. Those of the root come last, because they show that the install is complete. */
function exchange() {
  const folders = workspaces();
  for (const folder of [...folders, '']) {
    const [fresh, current, old] = [
      join(beside, folder, 'node_modules'),
      join(root, folder, 'node_modules'),
      join(beside, folder, 'old_modules'),
    ];
    if (existsSync(current)) renameSync(current, old);
    if (existsSync(fresh)) renameSync(fresh, current);
  }
  // Windows links folders by their absolute paths.
  if (process.platform === 'win32') for (const folder of folders) linkWorkspace(folder);
}

function linkWorkspace(folder) {
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const link = join(root, 'node_modules', name);
  rmSync(link, { recursive: true, force: true });
  symlinkSync(join(root, folder), link, 'junction');
}
