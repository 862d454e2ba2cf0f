import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installBelow, openHome, runIn, testOnNodes } from './installed.ts';

const folder = openHome();

testOnNodes('imports it and requires it', async (node) => {
  const use = 'createClient({ baseUrl: "http://a.test/api" }).roles.queryRolePage ? "works" : "does not"';
  expect(
    await runIn(folder, node, [
      '--input-type=module',
      '-e',
      `import { createClient } from "@campus-procurement/sdk"; console.log(${use})`,
    ]),
  ).toBe('works\n');
  const required = `const { createClient } = require("@campus-procurement/sdk"); console.log(${use})`;
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

testOnNodes('mocks the API with msw 2', async (node) => {
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
  expect(await runIn(folder, node, [join(home, 'mocked.js')])).toBe('seen\nBusinessError\n501\n1\n');
});
