/** SDK and hooks as other teams get them: packed, and unpacked beside their peers. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, inject, test } from 'vitest';
import { root } from '../sources.ts';

export const at = (path: string) => join(root, path);

/** The Node that starts the npm scripts, as far as the machine has one of its own. */
const systemNode = execFileSync('sh', [
  '-c',
  'PATH=$(echo "$PATH" | tr : "\\n" | grep -v node_modules | paste -sd:); command -v node || true',
])
  .toString()
  .trim();
const majorOf = (node: string) => execFileSync(node, ['-p', 'process.versions.node.split(".")[0]']).toString().trim();
const nodes: Record<string, string> = { 24: process.execPath, ...(systemNode && { [majorOf(systemNode)]: systemNode }) };

/** A test for Node 20 and 24, and for another one that the machine has. Where there is no Node 20, its tests are shown as skipped. */
export function testOnNodes(what: string, body: (node: string, major: string) => Promise<unknown>): void {
  for (const [major, node] of Object.entries({ 20: '', ...nodes }))
    test.skipIf(!node)(`Node ${major} ${what}`, () => body(node, major));
}

/** What a command prints, run in a folder; rejects with all of it if it fails. */
export const runIn = (folder: string, command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    // The description alone is more than a megabyte.
    const options = { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env }, maxBuffer: 2 ** 26 };
    execFile(command, args, options, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}\n${stderr}`.slice(0, 10_000))) : resolve(stdout),
    );
  });

const { version } = JSON.parse(readFileSync(at('sdk/package.json'), 'utf8')) as { version: string };
export const tarball = (name: string) => join(inject('tarballs'), `campus-procurement-${name}-${version}.tgz`);

/** Puts a packed package where a module in this folder finds it. */
function unpack(name: string, home: string): void {
  const place = join(home, 'node_modules/@campus-procurement', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarball(name), '-C', place, '--strip-components=1']);
}

function link(home: string, peer: string, source = peer): void {
  const place = join(home, 'node_modules', peer);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(at(`node_modules/${source}`), place);
}

/** Puts the packed SDK and its peers where a module in this folder finds them. */
export function installBelow(home: string, msw = 'msw'): void {
  unpack('sdk', home);
  for (const peer of ['openapi-fetch', 'openapi-typescript-helpers', 'canonicalize', 'zod', 'vitest']) link(home, peer);
  link(home, 'msw', msw);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
}

/** A folder with the packed SDK, for as long as the tests of a file run. */
export function openHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'packed-sdk-'));
  afterAll(() => rmSync(home, { recursive: true }));
  installBelow(home);
  return home;
}

const peersOfTheHooks = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'vite',
  '@vitejs/plugin-react',
  'jsdom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/react',
  '@types/react-dom',
];

/** Puts the packed hooks beside the packed SDK, and the page of examples/react below both. */
export function installPage(home: string): string {
  unpack('hooks', home);
  for (const peer of peersOfTheHooks) link(home, peer);
  // Its looks are not what is tested, and have 20 MB.
  const pico = join(home, 'node_modules/@picocss/pico/css');
  mkdirSync(pico, { recursive: true });
  writeFileSync(join(pico, 'pico.min.css'), 'main { color: inherit; }');
  const page = join(home, 'react');
  cpSync(at('examples/react'), page, { recursive: true });
  return page;
}
