import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, installBelow, openHome, runIn, testOnNodes } from './installed.ts';

const folder = openHome();

testOnNodes('imports it and requires it, each entry', async (node) => {
  const use = 'createClient({ baseUrl: "http://a.test/api" }).roles.queryRolePage ? "works" : "does not"';
  const imported = `import { createClient } from "@campus-procurement/sdk"; console.log(${use})`;
  expect(await runIn(folder, node, ['--input-type=module', '-e', imported])).toBe('works\n');
  const required = `const { exports } = require('@campus-procurement/sdk/package.json');
for (const entry of Object.keys(exports)) require(entry.replace('.', '@campus-procurement/sdk'));
const { createClient } = require("@campus-procurement/sdk"); console.log(${use})`;
  expect(await runIn(folder, node, ['--input-type=commonjs', '-e', required])).toBe('works\n');
});

test('a worker thread uses it', async () => {
  const worker = `import { parentPort } from 'node:worker_threads';
import { createClient } from '@campus-procurement/sdk';
createClient({ baseUrl: 'http://127.0.0.1:1/api' }).call('getInfo').catch(({ name }) => parentPort.postMessage(name));`;
  writeFileSync(join(folder, 'worker.js'), worker);
  const starter = "import('node:worker_threads').then(({ Worker }) => new Worker('./worker.js').on('message', console.log))";
  expect(await runIn(folder, process.execPath, ['-e', starter])).toBe('NetworkError\n');
});

const script = (option: string) => `import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
const api = createMockApi({ seed: 7 });
setupServer(...api.handlers).listen({ ${option}: 'error' });
const token = api.signIn();
const client = createClient({ baseUrl: 'http://procurement.test/api', token: () => token });
const { records: [role] } = await client.roles.queryRolePage();
await client.roles.updateRole({ body: { id: role.id, version: role.version, remark: 'seen' } });
console.log((await client.roles.queryRoleDetail({ path: { id: role.id } })).remark);
await client.roles.queryRoleDetail({ path: { id: 'nobody' } }).catch(({ name }) => console.log(name));
await fetch('http://procurement.test/api/unknown').then(({ status }) => console.log(status));
console.log(api.failures.length);
process.exit();`;

/** The rows of the table of docs/testWithTheMocks.md: what it says of each version of Node, from 20 to 24. */
const table = readFileSync(at('docs/testWithTheMocks.md'), 'utf8').matchAll(/^\| (msw .*?) \|(.*)\|$/gm);
const rows = [...table].map(([, msw = '', cells = '']) => ({
  msw,
  works: cells.split('|').map((cell) => cell.trim() === 'yes'),
}));
const column = (major: string) => Math.min(2, (Number(major) - 20) >> 1);

test('the table of docs/testWithTheMocks.md says what the packages declare', () => {
  const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
  const declared = ['msw-2', 'msw'].map((name) => read(`node_modules/${name}/package.json`));
  const { engines, peerDependencies } = read('sdk/package.json');
  expect([engines.node, peerDependencies.msw]).toEqual(['>=20.19', '^2.10.0 || ^3.0.0']);
  const [, minor] = declared[0].version.split('.');
  expect(rows.map(({ msw }) => msw)).toEqual([`msw 2.10 to 2.${minor}`, `msw ${declared[1].version.split('.')[0]}`]);
  const least = (range: string) => Number(/^>=(\d+)/.exec(range)?.[1]);
  expect(rows.map(({ works }) => works)).toEqual(
    declared.map(({ engines: { node } }) => [20, 22, 24].map((major) => major >= least(node))),
  );
});

describe.each([
  { msw: 'msw-2', row: rows[0], option: 'onUnhandledRequest' },
  { msw: 'msw', row: rows[1], option: 'onUnhandledFrame' },
])('$msw', ({ msw, row, option }) => {
  testOnNodes('mocks the API with it, or does not, as docs/testWithTheMocks.md says', async (node, major) => {
    const home = mkdtempSync(join(folder, `${msw}-`));
    installBelow(home, msw);
    writeFileSync(join(home, 'mocked.js'), script(option));
    const printed = runIn(folder, node, [join(home, 'mocked.js')]);
    if (row?.works[column(major)]) expect(await printed).toBe('seen\nBusinessError\n501\n1\n');
    else await expect(printed).rejects.toThrow();
  });
});
