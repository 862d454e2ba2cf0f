import type { FetchLike } from './types.ts';

/**
 * Returns a `fetch` that reports upload progress, which the browser's own cannot do. For `CallOptions.fetch`, in a page only. It
 * uses XMLHttpRequest, which always follows redirects: only use it for an API that sends none.
 *
 * @param onProgress called with the share that has been sent, from 0 to 1
 * @example
 * await client.files.uploadFile({ body: { bizType: 'DOCUMENT', file } }, { fetch: uploadFetch(setShare), timeoutMs: 0 });
 */
export function uploadFetch(onProgress: (share: number) => void): FetchLike {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(new Response(request.responseText || null, { status: request.status, headers: headersOf(request) }));
      request.onerror = () => reject(new TypeError('The upload failed'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return new Headers(lines.filter((line) => line.includes(':')).map((line) => splitAt(line, line.indexOf(':'))));
}

const splitAt = (line: string, colon: number): [string, string] => [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
