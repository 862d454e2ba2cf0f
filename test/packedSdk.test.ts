/** The SDK as other teams get it: packed, unpacked beside its peers, and used by what stands in examples/. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-sdk-'));
const modules = join(folder, 'node_modules');
const at = (path: string) => join(root, path);

/** Node 24, and whatever other one starts the npm scripts: 20 at least. */
const systemNode = execFileSync('sh', [
  '-c',
  'PATH=$(echo "$PATH" | tr : "\\n" | grep -v node_modules | paste -sd:); command -v node || true',
]);
const nodes = [...new Set([process.execPath, systemNode.toString().trim()])].filter(Boolean);

/** What a command prints, run beside the packed SDK; rejects with all of it if it fails. */
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    execFile(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } }, (error, stdout, stderr) =>
      error ? reject(new Error(`${stdout}\n${stderr}`)) : resolve(stdout),
    );
  });

beforeAll(() => {
  execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('sdk/tsconfig.build.json')]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: at('sdk') });
  const home = join(modules, '@campus-procurement/sdk');
  mkdirSync(home, { recursive: true });
  const { version } = JSON.parse(readFileSync(at('sdk/package.json'), 'utf8')) as { version: string };
  execFileSync('tar', ['-xzf', join(folder, `campus-procurement-sdk-${version}.tgz`), '-C', home, '--strip-components=1']);
  for (const peer of ['openapi-fetch', 'openapi-typescript-helpers', 'msw', 'zod', 'vitest'])
    symlinkSync(at(`node_modules/${peer}`), join(modules, peer));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const example of ['node', 'vitest']) cpSync(at(`examples/${example}`), folder, { recursive: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('its exports lead to files that are packed', () => {
  const home = join(modules, '@campus-procurement/sdk');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, object | string>;
  };
  const targets = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) expect(readFileSync(join(home, target), 'utf8').length).toBeGreaterThan(0);
});

test.each(nodes)('%s imports it and requires it', async (node) => {
  const use = 'createClient({ baseUrl: "http://a.test/api" }).roles.queryRolePage ? "works" : "does not"';
  expect(
    await run(node, ['--input-type=module', '-e', `import { createClient } from "@campus-procurement/sdk"; console.log(${use})`]),
  ).toBe('works\n');
  const required = `const { createClient } = require("@campus-procurement/sdk"); console.log(${use})`;
  expect(await run(node, ['--input-type=commonjs', '-e', required])).toBe('works\n');
});

test('of the schemas of requests, a bundler takes along those that are imported', async () => {
  const entry = join(folder, 'form.js');
  writeFileSync(entry, "import { saveRole } from '@campus-procurement/sdk/zod';\nconsole.log(saveRole.body);");
  const rollupOptions = { input: entry, external: ['zod'] };
  const output = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false, rollupOptions } });
  const [chunk] = (output as { output: { code: string }[] }).output;
  expect(chunk?.code).toContain('roleName');
  expect(chunk?.code.length).toBeLessThan(3_000);
});

test('a worker thread uses it', async () => {
  const worker = `import { parentPort } from 'node:worker_threads';
import { createClient } from '@campus-procurement/sdk';
createClient({ baseUrl: 'http://127.0.0.1:1/api' }).call('getInfo').catch(({ name }) => parentPort.postMessage(name));`;
  writeFileSync(join(folder, 'worker.js'), worker);
  const starter = "import('node:worker_threads').then(({ Worker }) => new Worker('./worker.js').on('message', console.log))";
  expect(await run(process.execPath, ['-e', starter])).toBe('NetworkError\n');
});

test.each(nodes)('%s runs the script of examples/node, which lists roles and changes one', async (node) => {
  const api = createMockApi({ baseUrl: 'http://127.0.0.1/api' });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '' } = request;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = request.headers as Record<string, string>;
    const answer = await getResponse(api.handlers, new Request(`http://127.0.0.1${url}`, { method, headers, body }));
    response.writeHead(answer?.status ?? 500, Object.fromEntries(answer?.headers ?? [])).end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const env = {
      PROCUREMENT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      PROCUREMENT_ACCOUNT: 'schooladmin',
      PROCUREMENT_PASSWORD: 'Seed@2026',
    };
    const printed = await run(node, ['roles.js', 'asset_checker'], env);
    expect(printed.split('\n').filter((line) => line.includes('\t')).length).toBe(23);
    expect(printed).toContain('noted on asset_checker');
    expect(api.calls.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['login', 'switchDept', 'queryRolePage', 'updateRole', 'logout']),
    );
    api.assertNoFailures();
  } finally {
    server.close();
  }
});

test('the foreign test suite of examples/vitest passes, and fails when the code under test asks for what is not described', async () => {
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color'];
  expect(await run(process.execPath, vitest)).toMatch(/Tests\s+4 passed/);
  const code = readFileSync(join(folder, 'roleReport.js'), 'utf8');
  writeFileSync(join(folder, 'roleReport.js'), code.replace("status: 'ENABLED'", "state: 'ENABLED'"));
  await expect(run(process.execPath, vitest)).rejects.toThrow('queryRolePage: the request is not as described: state');
});
