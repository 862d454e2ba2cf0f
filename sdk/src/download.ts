import type { Client } from './client.ts';
import type { Schemas } from './operationTypes.ts';
import type { CallOptions, FetchLike } from './types.ts';

/**
 * Returns the file name that a response suggests in `Content-Disposition`, or `null` if it suggests none. The encoded name
 * (`filename*`) wins over the plain one, and folders are stripped.
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
    // Not UTF-8: fall back to the plain name.
    return undefined;
  }
}

/**
 * Returns a `fetch` that reports download progress, for `CallOptions.fetch`.
 * @param onProgress called with the bytes received so far and the total, which is `null` if the server does not send it
 * @param fetch the `fetch` to use; defaults to the global one
 * @example
 * await client.files.downloadFile({ path, query }, { fetch: downloadFetch((come, all) => setShare(all && come / all)) });
 */
export function downloadFetch(onProgress: (come: number, all: number | null) => void, fetch?: FetchLike): FetchLike {
  return async (url, init) => {
    const response = await (fetch ?? globalThis.fetch)(url, init);
    const { body, status, statusText, headers } = response;
    if (!body) return response;
    // The length of a compressed answer is not the length of its content.
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

/**
 * Downloads a file that the caller may read. The address of a `FileInfo` expires after ten minutes: a fresh one is requested, so
 * the `FileInfo` may be older. There is no time limit by default, unlike for other calls.
 *
 * @param file a `FileInfo`, e.g. that of an export's task, or the id of a file
 * @param options options of the call that reads the content, e.g. `fetch: downloadFetch(…)` for its progress
 * @returns the content with its name and type, in memory; it is at most 50 MB
 * @throws the errors of `call`; BusinessError with code 4004 if the file is deleted or the caller may not read it
 * @example
 * const content = await download(client, task.file);
 * await writeFile(content.name, content.stream());
 */
export async function download(
  client: Pick<Client, 'call'>,
  file: Pick<Schemas['FileInfo'], 'id'> | string,
  options: CallOptions = {},
): Promise<File> {
  const id = typeof file === 'string' ? file : file.id;
  const { signal } = options;
  const info = await client.call('getFileInfo', { path: { id } }, signal ? { signal } : {});
  // Only its parameters are taken: a proxy may serve the API below another path.
  const { searchParams } = new URL(info.url, 'http://server');
  const query = { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
  const reading = client.call('downloadFile', { path: { id }, query }, { timeoutMs: 0, ...options });
  const { data, response } = await reading.withResponse();
  return new File([data], fileNameOf(response) ?? info.fileName, { type: info.contentType });
}
