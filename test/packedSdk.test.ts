/** SDK and hooks as other teams get them: packed, unpacked beside their peers, and used by what stands in examples/ and in the guides. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import description from '../openapi/dist/openapi.json' with { type: 'json' };
import { buildPackages } from '../scripts/buildPackages.ts';
import { root } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-sdk-'));
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

const { version } = JSON.parse(readFileSync(at('sdk/package.json'), 'utf8')) as { version: string };
const tarball = (name: string) => join(folder, `campus-procurement-${name}-${version}.tgz`);

/** Puts the packed SDK and its peers where a module in this folder finds them. */
function installBelow(home: string, msw = 'msw') {
  const sdk = join(home, 'node_modules/@campus-procurement/sdk');
  mkdirSync(sdk, { recursive: true });
  execFileSync('tar', ['-xzf', tarball('sdk'), '-C', sdk, '--strip-components=1']);
  for (const peer of ['openapi-fetch', 'openapi-typescript-helpers', 'zod', 'vitest'])
    symlinkSync(at(`node_modules/${peer}`), join(home, 'node_modules', peer));
  symlinkSync(at(`node_modules/${msw}`), join(home, 'node_modules/msw'));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
}

const peersOfTheHooks = [
  ...['react', 'react-dom', '@tanstack/react-query', 'vite', '@vitejs/plugin-react', 'jsdom'],
  ...['@testing-library/react', '@testing-library/user-event', '@types/react', '@types/react-dom'],
];

/** Puts the packed hooks beside the packed SDK, and the page of examples/react below both. */
function installPage(home: string): string {
  const hooks = join(home, 'node_modules/@campus-procurement/hooks');
  mkdirSync(hooks, { recursive: true });
  execFileSync('tar', ['-xzf', tarball('hooks'), '-C', hooks, '--strip-components=1']);
  for (const peer of peersOfTheHooks) {
    const place = join(home, 'node_modules', peer);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(at(`node_modules/${peer}`), place);
  }
  // Its looks are not what is tested, and have 20 MB.
  const pico = join(home, 'node_modules/@picocss/pico/css');
  mkdirSync(pico, { recursive: true });
  writeFileSync(join(pico, 'pico.min.css'), 'main { color: inherit; }');
  const page = join(home, 'react');
  cpSync(at('examples/react'), page, { recursive: true });
  return page;
}

beforeAll(() => {
  buildPackages();
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, '--workspace', 'sdk', '--workspace', 'hooks'], {
    cwd: root,
  });
  installBelow(folder);
  for (const example of ['node', 'vitest']) cpSync(at(`examples/${example}`), folder, { recursive: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('its exports lead to files that are packed', () => {
  const home = join(folder, 'node_modules/@campus-procurement/sdk');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    exports: Record<string, object | string>;
  };
  const targets = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) expect(readFileSync(join(home, target), 'utf8').length).toBeGreaterThan(0);
});

test.each(['sdk', 'hooks'])('publint and arethetypeswrong find nothing in the packed %s, which is ESM only', async (name) => {
  const data = readFileSync(tarball(name));
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer }, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  const result = await checkPackage(createPackageFromTarballData(data));
  if (!result.types) throw new Error('The package has no types.');
  // What holds for every package that is ESM only: TypeScript before 4.7 has no `exports`, CommonJS uses it by `require(esm)`.
  const isOfEsm = ({ kind, resolutionKind }: { kind: string; resolutionKind?: string }) =>
    (kind === 'NoResolution' && resolutionKind === 'node10') || kind === 'CJSResolvesToESM';
  expect(result.problems.filter((problem) => !isOfEsm(problem))).toEqual([]);
});

test('the readme of the SDK names each of its entries', () => {
  const home = join(folder, 'node_modules/@campus-procurement/sdk');
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { exports: object };
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const entries = Object.keys(exports).map((entry) => entry.replace('.', '@campus-procurement/sdk'));
  expect(entries.filter((entry) => !entry.endsWith('/package.json') && !readme.includes(`\`${entry}\``))).toEqual([]);
});

test('no test is packed', () => {
  for (const name of ['sdk', 'hooks']) {
    const files = execFileSync('tar', ['-tzf', tarball(name)], { encoding: 'utf8' }).split('\n');
    expect(files).toContain('package/dist/index.js');
    expect(files.filter((file) => /\.test|\/testing\//.test(file))).toEqual([]);
  }
});

test('it brings the description along, as it is', async () => {
  const script = 'import it from "@campus-procurement/sdk/openapi.json" with { type: "json" }; console.log(JSON.stringify(it))';
  expect(JSON.parse(await run(process.execPath, ['--input-type=module', '-e', script]))).toEqual(description);
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

test.each(nodes)('%s mocks the API with msw 2', async (node) => {
  const home = mkdtempSync(join(folder, 'msw-2-'));
  installBelow(home, 'msw-2');
  const script = `import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
const api = createMockApi({ seed: 7 });
setupServer(...api.handlers).listen({ onUnhandledRequest: 'error' });
const token = api.signIn();
const client = createClient({ baseUrl: 'http://procurement.test/api', token: () => token });
const { records: [role] } = await client.roles.queryRolePage();
await client.roles.updateRole({ body: { id: role.id, version: role.version, remark: 'seen' } });
console.log((await client.roles.queryRoleDetail({ path: { id: role.id } })).remark);
await client.roles.queryRoleDetail({ path: { id: 'nobody' } }).catch(({ name }) => console.log(name));
await fetch('http://procurement.test/api/unknown').then(({ status }) => console.log(status));
console.log(api.failures.length);
process.exit();`;
  writeFileSync(join(home, 'mocked.js'), script);
  expect(await run(node, [join(home, 'mocked.js')])).toBe('seen\nBusinessError\n501\n1\n');
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
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color', 'roleReport'];
  expect(await run(process.execPath, vitest)).toMatch(/Tests\s+4 passed/);
  const code = readFileSync(join(folder, 'roleReport.js'), 'utf8');
  writeFileSync(join(folder, 'roleReport.js'), code.replace("status: 'ENABLED'", "state: 'ENABLED'"));
  await expect(run(process.execPath, vitest)).rejects.toThrow('queryRolePage: the request is not as described: state');
});

test('the page of examples/react has right types, can be built, and its tests pass', async () => {
  const page = installPage(folder);
  await run(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', page]);
  await run(process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', page]);
  expect(readFileSync(join(page, 'dist/index.html'), 'utf8')).toContain('.js');
  const vitest = [
    at('node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    page,
    '--no-color',
    '--testTimeout=30000',
    '--expect.poll.timeout=5000',
  ];
  expect(await run(process.execPath, vitest)).toMatch(/Tests\s+4 passed/);
}, 180_000);

/** The blocks of JavaScript on a page of docs/. */
const blocksOf = (page: string) =>
  [...readFileSync(at(`docs/${page}.md`), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);

test('docs/useTheSdk.md works as it is written, with the mocks in the place of the server', async () => {
  writeFileSync(
    join(folder, 'mocked.mjs'),
    `import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
const api = createMockApi({ baseUrl: 'http://127.0.0.1:3000/api' });
setupServer(...api.handlers).listen();
process.on('exit', () => api.assertNoFailures());`,
  );
  const printed: string[] = [];
  for (const [index, code] of blocksOf('useTheSdk').entries()) {
    writeFileSync(join(folder, `block${index}.mjs`), code);
    printed.push(await run(process.execPath, ['--import', './mocked.mjs', `block${index}.mjs`]));
  }
  expect(printed).toEqual([expect.stringMatching(/^23 roles, one of them [a-z_]+\n$/), expect.stringMatching(/^roleCode .+\n$/)]);
});

test('what the table of docs/useTheSdk.md says to write has right types', async () => {
  const [, table = ''] = /## What else there is(.*?)\n## /s.exec(readFileSync(at('docs/useTheSdk.md'), 'utf8')) ?? [];
  const snippets = [...table.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => /[({]/.test(code));
  expect(snippets.length).toBeGreaterThan(12);
  // What the page leaves out.
  const whole = snippets.map((code) => code.replace('{ …', '{ ...options').replace('=> …', '=> undefined'));
  const statements = whole.map((code) => (code.startsWith('{') ? `(${code}) satisfies CallOptions;` : `${code};`));
  mkdirSync(join(folder, 'table'));
  writeFileSync(
    join(folder, 'table/table.ts'),
    `import { type CallOptions, type Client, type ClientHooks, type ClientOptions, createClient, downloadFetch, fileNameOf, type Input,
  iterate, retries, uploadFetch } from '@campus-procurement/sdk';
import { validateAnswer } from '@campus-procurement/sdk/validate';
declare const { client, options, input, signal, request, response, retry, error, onUnauthorized }: Required<ClientHooks> &
  Required<Pick<ClientOptions, 'onUnauthorized'>> & { client: Client; options: ClientOptions; input: Input<'queryRolePage'>;
  signal: AbortSignal; response: Response };
${statements.map((statement) => `{ ${statement} }`).join('\n')}`,
  );
  const tsc = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2024,dom', '--module', 'esnext', '--types', ''];
  const args = [...tsc, '--moduleResolution', 'bundler', join(folder, 'table/table.ts')];
  await run(process.execPath, [at('node_modules/typescript/bin/tsc'), ...args]);
});

test('docs/testWithTheMocks.md works as it is written', async () => {
  writeFileSync(join(folder, 'guide.test.js'), blocksOf('testWithTheMocks').join('\n'));
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color', 'guide'];
  expect(await run(process.execPath, vitest)).toMatch(/Tests\s+2 passed/);
});
