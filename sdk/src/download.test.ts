import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { download, downloadFetch } from './download.ts';
import { examples } from './generated/examples.ts';
import type { Schemas } from './operationTypes.ts';
import { envelope } from './testing/stubFetch.ts';

const signature = 's'.repeat(43);
const info = {
  ...(examples.getFileInfo.data as Schemas['FileInfo']),
  fileName: 'plain.pdf',
  url: `https://files.example/elsewhere/01?expires=1772413800&signature=${signature}`,
};

/** A server with one file, and the requests that it has got. */
function serving(content: () => Response | Promise<Response>) {
  const seen: { path: string; token: string | null }[] = [];
  const fetch = async (url: string, { headers }: RequestInit) => {
    const { pathname, search } = new URL(url);
    seen.push({ path: pathname + search, token: new Headers(headers).get('sdscmall-bidding') });
    return pathname.includes('/download/') ? content() : envelope(0, info);
  };
  return { fetch, seen, client: createClient({ baseUrl: 'https://campus.example/api', token: 'mine', fetch, timeoutMs: 30 }) };
}
const pdf = (headers: Record<string, string> = {}) =>
  new Response('content', { headers: { 'Content-Type': 'application/pdf', ...headers } });

test('asks for a fresh address with the token of the session, and reads from the API of the client', async () => {
  const { client, seen } = serving(pdf);
  const file = await download(client, { id: 'f1' });
  expect(await file.text()).toBe('content');
  expect([file.name, file.type]).toEqual(['plain.pdf', info.contentType]);
  expect(seen.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^\/api\/.*f1$/),
    `/api/file/download/f1?expires=1772413800&signature=${signature}`,
  ]);
  expect(seen[0]?.token).toBe('Bearer mine');
});

test('takes the name that the answer suggests, without folders', async () => {
  const { client } = serving(() => pdf({ 'Content-Disposition': "attachment; filename*=utf-8''..%2F%E6%8A%A5%E8%A1%A8.pdf" }));
  expect((await download(client, 'f1')).name).toBe('报表.pdf');
});

test('takes its time unless a limit is given, and reports its progress', async () => {
  const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(pdf({ 'Content-Length': '7' })), 90));
  const { client, fetch } = serving(late);
  const seen: (number | null)[][] = [];
  const content = await download(client, 'f1', { fetch: downloadFetch((...bytes) => seen.push(bytes), fetch) });
  expect(content.size).toBe(7);
  expect(seen).toEqual([[7, 7]]);
});

test('can be aborted, and rejects with what the server refuses', async () => {
  const gone = serving(() => envelope(4004));
  await expect(download(gone.client, 'f1')).rejects.toMatchObject({ code: 4004, operationId: 'downloadFile' });
  const signal = AbortSignal.abort();
  await expect(download(gone.client, 'f1', { signal })).rejects.toMatchObject({ name: 'AbortError', operationId: 'getFileInfo' });
});
