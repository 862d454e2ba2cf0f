/** SDK and mocks as a browser has them, bundled, in a page, a worker and a service worker of Chromium, before a plain server with mocks. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@campus-procurement/sdk';
import { createMockApi } from '@campus-procurement/sdk/msw';
import { getResponse } from 'msw';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bundledCode } from '../../bench/parts/bundledCode.ts';
import { sharedBrowser } from './browser.ts';

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
let page: Page;
beforeAll(async () => {
  files['/sdk.js'] = ['text/javascript', await bundledCode(`export * from '@campus-procurement/sdk';`)];
  const mocks = `export { createMockApi } from '@campus-procurement/sdk/msw'; export { setupWorker } from 'msw/browser';`;
  files['/mocks.js'] = ['text/javascript', await bundledCode(mocks)];
  files['/mockServiceWorker.js'] = [
    'text/javascript',
    readFileSync(new URL(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'),
  ];
  server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const file = files[url];
    if (file) return response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const headers = request.headers as Record<string, string>;
    const answer = await getResponse(api.handlers, new Request(`http://consumer.test${url}`, { method, headers, body }));
    response
      .writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? []))
      .end(new Uint8Array((await answer?.arrayBuffer()) ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(async () => {
  page = await (await sharedBrowser()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterEach(() => page.close());

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

test('the mocks answer a page through their service worker, and the same seed gives the same rows as in Node', async () => {
  const settings = { seed: 11, rows: 40 };
  const ids = ['queryRolePage', 'querySchoolUserPage', 'queryExpenditurePage', 'getLocalDeptTree'] as const;
  const node = createMockApi({ ...settings, baseUrl: 'http://node.test/mocked' });
  const fetch = async (url: string, init: RequestInit) =>
    (await getResponse(node.handlers, new Request(url, init))) ?? Response.error();
  const client = createClient({ baseUrl: 'http://node.test/mocked', token: node.signIn(), fetch });
  const inNode = await Promise.all(ids.map((id) => client.call(id)));
  const inPage = await page.evaluate(`Promise.all([import('/sdk.js'), import('/mocks.js')])
    .then(async ([{ createClient }, { createMockApi, setupWorker }]) => {
      const mocks = createMockApi({ ...${JSON.stringify(settings)}, baseUrl: '/mocked' });
      await setupWorker(...mocks.handlers).start({ quiet: true, onUnhandledFrame: 'bypass' });
      const client = createClient({ baseUrl: '/mocked', token: mocks.signIn() });
      return Promise.all(${JSON.stringify(ids)}.map((id) => client.call(id)));
    })`);
  expect(inPage).toEqual(inNode);
});

test('a page uploads a file under its name and downloads one, and is told how far it is', async () => {
  const content = 'x'.repeat(400_000);
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': "attachment; filename*=UTF-8''%E9%87%87%E8%B4%AD.pdf",
  };
  api.override('downloadFile', () => new Response(content, { headers: { ...headers, 'Content-Length': '400000' } }));
  const result = await page.evaluate(`import('/sdk.js').then(async ({ createClient, uploadFetch, downloadFetch, fileNameOf }) => {
    const { files } = createClient({ baseUrl: '/api', token: '${api.signIn()}' });
    const sent = [], come = [];
    const body = { bizType: 'DOCUMENT', file: new File(['y'.repeat(400000)], '采购.pdf') };
    await files.uploadFile({ body }, { fetch: uploadFetch((share) => sent.push(share)) });
    const input = { path: { id: 'f1' }, query: { expires: 1772414400, signature: 'A'.repeat(43) } };
    const download = files.downloadFile(input, { fetch: downloadFetch((...told) => come.push(told)) });
    const { data, response } = await download.withResponse();
    return { sent: sent.at(-1), come: come.at(-1), size: data.size, name: fileNameOf(response) };
  })`);
  expect(result).toEqual({ sent: 1, come: [400_000, 400_000], size: 400_000, name: '采购.pdf' });
  const upload = api.calls.find(({ operationId }) => operationId === 'uploadFile')?.body as { file: File };
  expect([upload.file.name, upload.file.size]).toEqual(['采购.pdf', 400_000]);
  api.assertNoFailures();
});
