import type { FetchLike } from './createClient.ts';

/**
 * The name under which an answer wants to be saved, e.g. of `await client.files.downloadFile(...).withResponse()`: the encoded one,
 * if there is one, and never with a folder. Null without any.
 * @example
 * const { data, response } = await client.files.downloadFile({ path, query }).withResponse();
 * await writeFile(fileNameOf(response) ?? 'download', data.stream());
 */
export function fileNameOf({ headers }: Response): string | null {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = decoded(encoded) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
  const last =
    name
      .replace(/\p{Cc}/gu, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return /^\.{0,2}$/.test(last) ? null : last;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    // Not UTF-8: the plain name stands beside it.
    return undefined;
  }
}

/**
 * A `fetch` that tells how much of the answer has come, for `CallOptions.fetch`.
 * @param onProgress called with the bytes so far, and with those of the whole, or null where the server does not say
 * @param fetch what it asks; the global one by default
 * @example
 * await client.files.downloadFile({ path, query }, { fetch: downloadFetch((come, all) => setShare(all && come / all)) });
 */
export function downloadFetch(onProgress: (come: number, all: number | null) => void, fetch?: FetchLike): FetchLike {
  return async (url, init) => {
    const response = await (fetch ?? globalThis.fetch)(url, init);
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    // What is compressed on the way says how long it is then, not how much comes out.
    const all = headers.has('Content-Encoding') ? null : Number(headers.get('Content-Length')) || null;
    let come = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, next) {
          come += chunk.byteLength;
          onProgress(come, all);
          next.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status, statusText, headers });
  };
}
