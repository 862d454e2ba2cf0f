import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from './guide.ts';
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
  expect(printed).toEqual([role, '', expect.stringMatching(/^roleCode .+\n$/), 'Please log in.\n']);
});

test('what docs/useTheSdk.md says of a row that is read, changed and written renames a role', async () => {
  const block = blocksOf('useTheSdk').find((code) => code.includes('renameRole')) ?? '';
  writeFileSync(join(folder, 'renameRole.mjs'), block);
  writeFileSync(
    join(folder, 'rename.mjs'),
    `import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { setupServer } from 'msw/node';
import { renameRole } from './renameRole.mjs';
const api = createMockApi({ baseUrl: 'http://procurement.test/api' });
setupServer(...api.handlers).listen();
const token = api.signIn();
const client = createClient({ baseUrl: 'http://procurement.test/api', token: () => token });
const { records: [role] } = await client.roles.queryRolePage();
await renameRole(client, role.id, 'Lender');
api.assertNoFailures();
console.log((await client.roles.queryRoleDetail({ path: { id: role.id } })).roleName);`,
  );
  expect(await runIn(folder, process.execPath, ['rename.mjs'])).toBe('Lender\n');
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
  iterate, newIdempotencyKey, retries, uploadFetch } from '@campus-procurement/sdk';
import { validateAnswer } from '@campus-procurement/sdk/validate';
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
  writeFileSync(join(folder, 'guide.test.js'), blocksOf('testWithTheMocks').join('\n'));
  const vitest = [at('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--no-color', 'guide'];
  expect(await runIn(folder, process.execPath, vitest)).toMatch(/Tests\s+2 passed/);
});
