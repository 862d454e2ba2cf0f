import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, suitesOf } from './guide.ts';
import { at, openHome, runIn } from './installed.ts';

const folder = openHome();

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
    printed.push(await runIn(folder, process.execPath, ['--import', './mocked.mjs', `block${index}.mjs`]));
  }
  const role = expect.stringMatching(/^23 roles, one of them [a-z_]+\n$/);
  expect(printed).toEqual([role, '', '', expect.stringMatching(/^roleCode .+\n$/), 'Please log in.\n']);
});

/** What a script prints that calls the function of a block of docs/useTheSdk.md, with the mocks in the place of the server. */
function calling(name: string, script: string): Promise<string> {
  writeFileSync(join(folder, `${name}.mjs`), blocksOf('useTheSdk').find((code) => code.includes(`function ${name}`)) ?? '');
  writeFileSync(
    join(folder, `use-${name}.mjs`),
    `import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
import { ${name} } from './${name}.mjs';
const api = createMockApi({ baseUrl: 'http://procurement.test/api' });
setupServer(...api.handlers).listen();
const token = api.signIn();
const client = createClient({ baseUrl: 'http://procurement.test/api', token: () => token });
${script}
api.assertNoFailures();`,
  );
  return runIn(folder, process.execPath, [`use-${name}.mjs`]);
}

test('what docs/useTheSdk.md says of a row that is edited renames a role, also one that somebody else has changed', async () => {
  const script = `const { records: [role] } = await client.roles.queryRolePage();
const nameOf = async () => (await client.roles.queryRoleDetail({ path: { id: role.id } })).roleName;
const updates = () => api.calls.filter(({ operationId }) => operationId === 'updateRole').length;
await renameRole(client, role.id, 'Lender');
console.log(await nameOf(), updates());
api.override('updateRole', ({ reply }) => reply.fail(4090), { once: true });
await renameRole(client, role.id, 'Keeper');
console.log(await nameOf(), updates());
api.override('updateRole', ({ reply }) => reply.fail(4090));
await renameRole(client, role.id, 'Nobody').catch(({ code }) => console.log(code, updates()));`;
  expect(await calling('renameRole', script)).toBe('Lender 1\nKeeper 3\n4090 6\n');
});

test('what docs/useTheSdk.md says of an export leaves a file in the folder', async () => {
  const script = `api.override('getTaskDetail', { ...api.example('getTaskDetail'), file: api.example('getFileInfo') });
console.log(await exportUsers(client));`;
  const name = (await calling('exportUsers', script)).trim();
  expect(readFileSync(join(folder, name)).length).toBeGreaterThan(0);
});

test('what docs/useTheSdk.md says of CommonJS works, and in TypeScript', async () => {
  const [block = ''] = blocksOf('useTheSdk', 'cjs');
  mkdirSync(join(folder, 'commonjs'));
  writeFileSync(join(folder, 'commonjs/block.cjs'), block);
  expect(await runIn(folder, process.execPath, ['commonjs/block.cjs'])).toBe('function function\n');
  const typed = `import sdk = require('@campus-procurement/sdk');
import { bodyOf } from '@campus-procurement/sdk/bodies';
export const client: sdk.Client = sdk.createClient({ baseUrl: '/api' });
export const body: sdk.Body<'updateRole'> = bodyOf('updateRole', { id: '1', version: 1 }, { roleName: 'Lender' });`;
  writeFileSync(join(folder, 'commonjs/typed.cts'), typed);
  const tsc = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2024,dom', '--module', 'nodenext', '--types', ''];
  await runIn(folder, process.execPath, [at('node_modules/typescript/bin/tsc'), ...tsc, join(folder, 'commonjs/typed.cts')]);
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
    `import { type CallOptions, type Client, type ClientHooks, type ClientOptions, createClient, download, downloadFetch, fileNameOf,
  type Input, iterate, newIdempotencyKey, retries, uploadFetch, waitForTask } from '@campus-procurement/sdk';
import { validateAnswer } from '@campus-procurement/sdk/validate';
declare const taskId: string;
declare const file: { id: string };
declare const { timeoutMs, onProgress }: { timeoutMs: number; onProgress: () => void };
declare const { client, options, input, signal, request, response, retry, error, onUnauthorized }: Required<ClientHooks> &
  Required<Pick<ClientOptions, 'onUnauthorized'>> & { client: Client; options: ClientOptions; input: Input<'queryRolePage'>;
  signal: AbortSignal; response: Response };
${statements.map((statement) => `{ ${statement} }`).join('\n')}`,
  );
  const tsc = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2024,dom', '--module', 'esnext', '--types', ''];
  const args = [...tsc, '--moduleResolution', 'bundler', join(folder, 'table/table.ts')];
  await runIn(folder, process.execPath, [at('node_modules/typescript/bin/tsc'), ...args]);
});

test('docs/testWithTheMocks.md works as it is written', async () => {
  for (const [index, suite] of suitesOf('testWithTheMocks').entries())
    writeFileSync(join(folder, `guide${index}.test.js`), suite);
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color', 'guide'];
  expect(await runIn(folder, process.execPath, vitest)).toMatch(/Tests\s+4 passed/);
});
