import { expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { uploadFetch } from './upload.ts';

/** The part of the browser's XMLHttpRequest that is used. */
class Requested {
  static all: Requested[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  sent: unknown;
  status = 200;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    Requested.all.push(this);
  }
  open(...line: string[]) {
    Object.assign(this.headers, { line: line.join(' ') });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-request-id: r1\r\n';
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}
vi.stubGlobal('XMLHttpRequest', Requested);

const file = new File(['x'], 'a.pdf');
function upload(onProgress: (share: number) => void, signal?: AbortSignal) {
  const client = createClient({ baseUrl: 'https://campus.example/api', token: 't1' });
  const options = { fetch: uploadFetch(onProgress), timeoutMs: 0, ...(signal && { signal }) };
  return client.files.uploadFile({ body: { bizType: 'DOCUMENT', file } }, options);
}

/** Returns the last request that was sent. */
const sent = () =>
  vi.waitFor(
    () => {
      const request = Requested.all.pop();
      if (!request) throw new Error('Nothing has been sent yet');
      return request;
    },
    { timeout: 30_000 },
  );

test('a file is sent with the token, and its progress told as shares', async () => {
  const shares: number[] = [];
  const answer = upload((share) => shares.push(share));
  const request = await sent();
  expect(request.headers).toMatchObject({ line: 'POST https://campus.example/api/file/upload', 'sdscmall-bidding': 'Bearer t1' });
  const form = request.sent as FormData;
  expect([form.get('bizType'), (form.get('file') as File).name]).toEqual(['DOCUMENT', 'a.pdf']);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.upload.onprogress?.({ loaded: 4, total: 4 });
  request.responseText = JSON.stringify({ code: 0, msg: '', data: { id: 'f1' } });
  request.onload?.();
  expect(await answer).toEqual({ id: 'f1' });
  expect(shares).toEqual([0.25, 1]);
});

test('an upload that is answered with nothing at all is rejected', async () => {
  const answer = upload(() => {});
  const request = await sent();
  request.status = 204;
  request.onload?.();
  await expect(answer).rejects.toMatchObject({ name: 'ParseError', status: 204 });
});

test('an upload that the network or the caller ends is rejected like every other call', async () => {
  const lost = upload(() => {});
  (await sent()).onerror?.();
  await expect(lost).rejects.toMatchObject({ name: 'NetworkError' });
  const ending = new AbortController();
  const given = upload(() => {}, ending.signal);
  await sent();
  ending.abort();
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
});
