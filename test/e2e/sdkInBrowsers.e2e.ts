/** The SDK as a browser has it, bundled, in a page, a worker and a service worker of Chromium, before a plain server with mocks. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundledCode } from '../../bench/parts/bundledCode.ts';

const api = createMockApi({ seed: 7 });

/** Walks through all roles, writes one, and asks for one that does not exist. */
const work = `import { createClient, iterate } from '/sdk.js';
export async function work() {
  const client = createClient({ baseUrl: '/api', token: '${api.signIn()}' });
  const roles = [];
  for await (const role of iterate(client, 'queryRolePage', {})) roles.push(role);
  const [{ id, version }] = roles;
  await client.roles.updateRole({ body: { id, version, remark: 'Read in a browser.' } });
  const { remark } = await client.roles.queryRoleDetail({ path: { id } });
  const fault = await client.roles.queryRoleDetail({ path: { id: 'nobody' } }).catch(({ name }) => name);
  return { roles: roles.length, remark, fault };
}`;
const files: Record<string, [type: string, content: string]> = {
  '/': ['text/html', '<!doctype html><title>A consumer</title>'],
  '/work.js': ['text/javascript', work],
  '/worker.js': [
    'text/javascript',
    `import { work } from '/work.js'; work().then(postMessage, (fault) => postMessage(String(fault)));`,
  ],
  '/serviceWorker.js': [
    'text/javascript',
    `import { work } from '/work.js';
self.addEventListener('message', (event) => event.waitUntil(work().catch(String).then((result) => event.source.postMessage(result))));`,
  ],
};

let server: Server;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  files['/sdk.js'] = ['text/javascript', await bundledCode(`export * from '@campus-procurement/sdk';`)];
  server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const file = files[url];
    if (file) return response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = request.headers as Record<string, string>;
    const answer = await getResponse(api.handlers, new Request(`http://consumer.test${url}`, { method, headers, body }));
    response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? [])).end(await answer?.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('Run the browser tests with `npm test`, which finds a Chromium.');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  server.close();
});
beforeEach(async () => {
  page = await (await browser.newContext()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

const places: [where: string, script: string][] = [
  ['a page', `import('/work.js').then(({ work }) => work())`],
  [
    'a worker',
    `new Promise((resolve) => { new Worker('/worker.js', { type: 'module' }).onmessage = ({ data }) => resolve(data); })`,
  ],
  [
    'a service worker',
    `navigator.serviceWorker.register('/serviceWorker.js', { type: 'module' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => new Promise((resolve) => {
        navigator.serviceWorker.onmessage = ({ data }) => resolve(data);
        active.postMessage('work');
      }))`,
  ],
];
test.each(places)('%s walks through all pages, writes, and is told what does not exist', async (_where, script) => {
  expect(await page.evaluate(script)).toEqual({ roles: 23, remark: 'Read in a browser.', fault: 'BusinessError' });
  api.assertNoFailures();
});
